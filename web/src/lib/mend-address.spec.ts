import { mendAddress } from './mend-address.js';

it.each([
  ['/blog/%E2%82%AC', '/blog/%E2%82%AC'],
  ['/blog/%zz', '/blog/%25zz'],
  ['/blog/%ff', '/blog/%25ff'],
])('an address that can’t be decoded is taken as it is written (%s)', (path, mended) => {
  expect(mendAddress(path)).toBe(mended);
});
