import { unlinked } from './unlinked.js';

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
