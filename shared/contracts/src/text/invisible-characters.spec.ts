import { isVisibleText, withoutInvisible } from './invisible-characters.js';

describe('text that is shown to others', () => {
  it.each(['Ada', 'José', '李 小龙', 'محمد', 'می‌خواهم', 'क्‍ष', '👩‍🚀', '❤️', "O'Neill-Smith", '3'])(
    'may be %s',
    (text) => {
      expect(isVisibleText(text)).toBe(true);
      expect(withoutInvisible(text)).toBe(text);
    },
  );

  it.each([
    ['a right-to-left override', 'gpj.\u202Eexe'],
    ['an embedding', '\u202AAda'],
    ['an isolate', 'Ada\u2066Lovelace\u2069'],
    ['a direction mark', 'Ada\u200F'],
    ['an Arabic letter mark', 'Ada\u061C'],
    ['a zero-width space', 'Ad\u200Ba'],
    ['a word joiner', 'Ad\u2060a'],
    ['a byte order mark', '\uFEFFAda'],
    ['a soft hyphen', 'Ad\u00ADa'],
    ['a tag', 'Ada\u{E0041}'],
    ['a Hangul filler', 'Ada\u3164'],
    ['a line separator', 'Ada\u2028Lovelace'],
    ['an escape', 'Ada\u001B[31m'],
    ['a joiner that joins nothing', 'Ada\u200D'],
  ])('holds no %s', (_, text) => {
    expect(isVisibleText(text)).toBe(false);
    expect(isVisibleText(withoutInvisible(text))).toBe(true);
  });

  it.each(['', '\u200D', '\uFE0F', '\u2800', '\u3164\u3164', '\uD800'])('is not %j', (text) => {
    expect(isVisibleText(text)).toBe(false);
  });

  it('keeps its lines when it is cleaned', () => {
    expect(withoutInvisible('one\r\n\ttwo\u202E')).toBe('one\n\ttwo');
  });
});
