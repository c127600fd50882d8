import { FileNames } from './file-names.js';

const one = (name: string, folder?: string) => new FileNames().next(folder, name, '.jpg');

it.each([
  ['portrait.png', 'portrait.jpg'],
  ['../../etc/passwd', 'passwd.jpg'],
  ['..\\..\\boot.ini', 'boot.jpg'],
  ['C:\\x', 'C-x.jpg'],
  ['/', 'image.jpg'],
  ['', 'image.jpg'],
  ['...', 'image.jpg'],
  ['CON', 'CON_.jpg'],
  ['lpt1.txt', 'lpt1_.jpg'],
  ['a<b>:"|?*c', 'a-b-c.jpg'],
  ['trailing. ', 'trailing.jpg'],
  ['-rf', 'rf.jpg'],
  ['line\nbreak\u0000', 'linebreak.jpg'],
  ['gpj.\u202Eexe', 'gpj.jpg'],
  ['Cafe\u0301', 'Caf\u00e9.jpg'],
  ['東京', '東京.jpg'],
])('%j becomes %j', (name, expected) => {
  expect(one(name)).toBe(expected);
});

it('truncates a long name', () => {
  expect(one('x'.repeat(500)).length).toBeLessThanOrEqual(84);
});

it('names are unique ignoring case and accents', () => {
  const names = new FileNames();
  const made = ['a', 'A', 'a-2', 'a', 'Caf\u00e9', 'cafe\u0301'].map((name) =>
    names.next(undefined, name, '.jpg'),
  );
  expect(made).toEqual([
    'a.jpg',
    'A-2.jpg',
    'a-2-2.jpg',
    'a-3.jpg',
    'Caf\u00e9.jpg',
    'caf\u00e9-2.jpg',
  ]);
  expect(names.next('x', 'a', '.jpg')).toBe('x/a.jpg');
  expect(one('a', '../..')).toBe('image/a.jpg');
  expect(one('a', 'lenszero a/b')).toBe('lenszero a-b/a.jpg');
});
