import { letter } from './letter.js';
import { framed, operatorLines } from './mail-frame.js';

const frame = {
  siteUrl: 'https://likeness.test',
  operator: operatorLines('Müller & Co', ' Weg 1\\n12345 Ort '),
};
const texts = { subject: 'Titel', paragraphs: ['Text.'], closing: ['Ende.'] };
const write = (hasAccount: boolean) =>
  framed(letter({ name: 'Ada', language: 'de', hasAccount }, texts), frame);

it('names the operator and links to the account', () => {
  const { text, html } = write(true);
  expect(text).toBe(
    'Hallo Ada,\n\nText.\n\nEnde.\n\n-- \nLikeness\nMüller & Co\nWeg 1\n12345 Ort\nDein Konto: https://likeness.test/de/account\n',
  );
  expect(html).toContain('Likeness<br>Müller &amp; Co<br>Weg 1<br>12345 Ort<br>');
  expect(html).toContain('<html lang="de">');
  expect(html).toContain('href="https://likeness.test/de/account"');
});

it('has no link to an account for people without one', () => {
  const { text, html } = write(false);
  expect(text + html).not.toContain('account');
});

it('needs no operator', () => {
  expect(operatorLines(undefined, '')).toEqual([]);
});
