import { readForm } from './form-fields.js';

test('nested names become groups and lists', () => {
  const text = 'a=1&b[c]=x%20y&l[0][p]=q&l[0][n]=2&expand[]=one&expand[]=two&l[1][p]=r';
  expect(readForm(text)).toEqual({
    a: '1',
    b: { c: 'x y' },
    l: [{ p: 'q', n: '2' }, { p: 'r' }],
    expand: ['one', 'two'],
  });
});

test('hostile names change no other object', () => {
  readForm('__proto__[polluted]=yes&constructor[prototype][polluted]=yes');
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});
