import { greeting } from './greeting.js';

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
