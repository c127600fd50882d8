import { mendEscapes } from './mend-escapes.js';

describe('an address with escapes', () => {
  it.each(['/', '/blog/%E2%82%AC', '/blog/a%2Fb?q=%zz', '/api/%zz', '/api/images/%ff?x=1'])(
    '%s stays as it is',
    (url) => {
      expect(mendEscapes(url)).toBe(url);
    },
  );

  it.each([
    ['/%zz', '/%25zz'],
    ['/blog/%', '/blog/%25'],
    ['/blog/%E2%82?q=%41', '/blog/%25E2%2582?q=%41'],
  ])('%s that can’t be decoded is taken as it is written', (url, mended) => {
    expect(mendEscapes(url)).toBe(mended);
  });
});
