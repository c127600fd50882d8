import { safeRedirect } from './safe-redirect.js';

describe('safeRedirect', () => {
  it.each([
    ['/account', '/account'],
    ['/instantid?style=oil#results', '/instantid?style=oil#results'],
    ['/a/../account', '/account'],
    ['/?next=https://evil.example', '/?next=https://evil.example'],
    ['/caf\u00e9', '/caf%C3%A9'],
  ])('lets %s through', (asked, path) => {
    expect(safeRedirect(asked)).toBe(path);
  });

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '\n//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'account',
    '',
    undefined,
    null,
    7,
    ['/account'],
  ])('refuses %j', (asked) => {
    expect(safeRedirect(asked)).toBe('/');
    expect(safeRedirect(asked, '/instantid')).toBe('/instantid');
  });
});
