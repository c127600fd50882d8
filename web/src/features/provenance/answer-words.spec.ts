import type { ProvenanceReport } from '@likeness/contracts/http/provenance';
import { answerWords, layerAnswers } from './answer-words.js';

const UNSIGNED = { present: false, valid: false, issuer: null, own: false };
const none: ProvenanceReport = {
  made_here: false,
  layer: null,
  marked: false,
  fits: null,
  part: null,
  c2pa: UNSIGNED,
  digital_source_type: null,
};
const signed: ProvenanceReport = {
  made_here: true,
  layer: 'credentials',
  marked: true,
  fits: true,
  part: null,
  c2pa: { present: true, valid: true, issuer: 'Likeness', own: true },
  digital_source_type: 'http://cv.iptc.org/newscodes/digitalsourcetype/composite',
};
const says = (report: ProvenanceReport) =>
  Object.values(layerAnswers(report)).map((answer) => answer.says);

it('names the layer with a result and its reliability', () => {
  expect(answerWords(signed)).toEqual({
    title: 'Yes, made here. Its signature says so.',
    sentences: [
      'This site signed the credentials in this file, and the file hasn’t changed since.',
      'It is put together: the person comes from a photo, the rest was computed.',
    ],
  });
  const alike = answerWords({ ...none, made_here: true, layer: 'fingerprint' });
  expect(alike.title).toBe('Yes, made here. We store the same picture.');
});

it.each([
  [true, 'fits its mark'],
  [false, 'doesn’t fit its mark'],
  [null, 'Too little of the picture'],
])('says no more than that a picture carries our mark: fits %s', (fits, words) => {
  const { title, sentences } = answerWords({ ...none, layer: 'mark', marked: true, fits });
  expect(title).toBe('Carries our AI mark.');
  expect(sentences.join(' ')).toContain(words);
  expect(sentences.join(' ')).toContain('doesn’t prove that we made it');
});

it('claims no more than the part that was made here', () => {
  const part = { x: 0.1, y: 0.1, width: 0.2, height: 0.2 };
  expect(answerWords({ ...none, layer: 'fingerprint', part }).title).toBe(
    'Contains a picture made here.',
  );
  expect(answerWords({ ...none, layer: 'mark', part }).title).toBe(
    'Part of it carries our AI mark.',
  );
});

it('reports no result as unknown, not as a no', () => {
  const { title, sentences } = answerWords(none);
  expect(title).toBe('We found no sign that we made it.');
  expect(sentences.join(' ')).toContain('doesn’t prove that we never made it');
});

it('repeats no claim that a file without credentials makes of itself', () => {
  const claimed = { ...none, digital_source_type: 'x/digitalCapture' };
  expect(answerWords(claimed)).toEqual(answerWords(none));
});

it('lists which layers ran', () => {
  expect(says(signed)).toEqual(['yes', 'not asked', 'not asked']);
  expect(says({ ...none, layer: 'mark', marked: true })).toEqual(['nothing', 'yes', 'nothing']);
  expect(says({ ...none, layer: 'fingerprint' })).toEqual(['nothing', 'nothing', 'yes']);
  expect(says(none)).toEqual(['nothing', 'nothing', 'nothing']);
});

it('distinguishes missing, broken and foreign credentials', () => {
  const words = (c2pa: ProvenanceReport['c2pa']) =>
    layerAnswers({ ...none, c2pa }).credentials.words;
  expect(words(UNSIGNED)).toBe('The file has none.');
  expect(words({ ...UNSIGNED, present: true })).toContain('don’t match');
  expect(words({ present: true, valid: true, issuer: 'Acme', own: false })).toBe(
    'Valid, but we didn’t sign them. The signer’s name is given as “Acme”.',
  );
  expect(words({ present: true, valid: true, issuer: null, own: false })).toBe(
    'Valid, but we didn’t sign them.',
  );
});
