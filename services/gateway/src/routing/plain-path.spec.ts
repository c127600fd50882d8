import { isPlainPath } from './plain-path.js';

describe('a plain path', () => {
  it.each([
    '/api/images',
    '/api/images/',
    '/api/images/0b6f5a50-6c2b-4a61-9c0e-2f6a1b1d6b57/file',
    '/api/lenses/styles/oil/preview.webp',
    '/api/images/..hidden',
  ])('%s is one', (path) => {
    expect(isPlainPath(path)).toBe(true);
  });

  it.each([
    '',
    '/',
    '/api//images',
    '//internal/photos',
    '/api/images/../internal',
    '/api/images/..',
    '/api/./images',
    '/api/images/%2e%2e/internal',
    '/api/images%2finternal',
    '/api/images\\..\\internal',
    '/api/images/;x',
    'http://images/internal',
    '/api/images/a b',
    '/api/images/é',
  ])('%s is none', (path) => {
    expect(isPlainPath(path)).toBe(false);
  });
});
