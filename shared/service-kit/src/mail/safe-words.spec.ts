import { greeting, unlinked } from './safe-words.js';

describe('the greeting of a mail', () => {
  it.each([
    'Ada',
    'Mary Ann',
    'Jean-Luc',
    "D'Arcy",
    'J.R.R.',
    'Dr. Müller',
    '李小龍',
    'Владимир',
    'Renée',
    'M. Night',
    'Louis XIV. 14',
    '👩‍🎨🎉',
    "O'Connor <b>",
    'x'.repeat(200),
  ])('names %s', (name) => {
    expect(greeting(name, 'en')).toBe(`Hello ${name},`);
    expect(greeting(name, 'de')).toBe(`Hallo ${name},`);
  });

  it.each([
    'https://evil.example/win',
    'Ada https://evil.example',
    'evil.example',
    'win at evil.example now',
    'www.evil',
    'evil。example',
    'evil․example',
    'mail me@evil.example',
    'call 0900 12345',
    'You have won a prize and need to call us back about your account at once',
    'Ada\u202Eelpmaxe.live',
    '',
  ])('repeats nothing of %j', (name) => {
    expect(greeting(name, 'en')).toBe('Hello,');
    expect(greeting(name, 'de')).toBe('Hallo,');
  });
});

describe('unlinked text', () => {
  it.each(['https://evil.example/win', 'evil.example', 'me@evil.example', 'http://192.0.2.1/'])(
    '%s is readable but not a link',
    (text) => {
      expect(unlinked(text)).not.toBe(text);
      expect(unlinked(text)).not.toMatch(/:\/\/|evil\.example/);
      expect(unlinked(text).replaceAll('\u200B', '')).toBe(text);
    },
  );

  it.each(['Professional, since 1.5.2026. Thank you.', 'Ada <b>Lovelace</b>', 'At 10:30'])(
    '%s is unchanged',
    (text) => {
      expect(unlinked(text)).toBe(text);
    },
  );
});
