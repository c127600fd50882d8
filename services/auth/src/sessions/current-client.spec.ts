import { deviceWords } from './current-client.js';

describe('the words for a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      'Chrome on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox on Linux'],
    ['Something (Linux)', 'Linux'],
  ])('%s: %s', (userAgent, words) => {
    expect(deviceWords(userAgent)).toBe(words);
  });

  it.each([undefined, '', 'curl/8.5', 'Your bank: https://evil.example', '('.repeat(16_000)])(
    'say nothing that the client made up: %s',
    (userAgent) => {
      expect(deviceWords(userAgent)).toBe('Unknown device');
    },
  );
});
