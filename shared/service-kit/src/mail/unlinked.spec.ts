import { unlinked } from './unlinked.js';

describe('words that are not to be links', () => {
  it.each(['https://evil.example/win', 'evil.example', 'me@evil.example', 'http://192.0.2.1/'])(
    '%s can be read and not followed',
    (text) => {
      expect(unlinked(text)).not.toBe(text);
      expect(unlinked(text)).not.toMatch(/:\/\/|evil\.example/);
      expect(unlinked(text).replaceAll('\u200B', '')).toBe(text);
    },
  );

  it.each(['Professional, since 1.5.2026. Thank you.', 'Ada <b>Lovelace</b>', 'At 10:30'])(
    '%s stays as it is',
    (text) => {
      expect(unlinked(text)).toBe(text);
    },
  );
});
