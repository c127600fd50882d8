import { mendAddress, readSearch, writeSearch } from './plain-address.js';

it.each([
  ['/blog/%E2%82%AC', '/blog/%E2%82%AC'],
  ['/blog/%zz', '/blog/%25zz'],
  ['/blog/%ff', '/blog/%25ff'],
])('an address that can’t be decoded is taken as it is written (%s)', (path, mended) => {
  expect(mendAddress(path)).toBe(mended);
});

it('keeps every value of a query as it is written', () => {
  const text =
    '?code=1e5&state=00123456789012345678&authuser=0&prompt=true&redirect=%2Fa%3Fb%3D1%23c';
  expect(readSearch(text)).toEqual({
    code: '1e5',
    state: '00123456789012345678',
    authuser: '0',
    prompt: 'true',
    redirect: '/a?b=1#c',
  });
  expect(writeSearch(readSearch(text))).toBe(text);
  expect(writeSearch({ redirect: undefined })).toBe('');
});
