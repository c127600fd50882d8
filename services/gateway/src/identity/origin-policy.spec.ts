import { allowedOrigins, OriginPolicy } from './origin-policy.js';

const env = { PORT: 8080, PUBLIC_URL: 'https://likeness.example/start', ALLOWED_ORIGINS: [] };
const production = new OriginPolicy(allowedOrigins({ ...env, NODE_ENV: 'production' }));
const development = new OriginPolicy(allowedOrigins({ ...env, NODE_ENV: 'development' }));

describe('the origin policy', () => {
  it.each([
    ['a program that says nothing', {}, true],
    ['the site', { origin: 'https://likeness.example' }, true],
    [
      'the site, told twice',
      { origin: 'https://likeness.example', 'sec-fetch-site': 'same-origin' },
      true,
    ],
    ['another site', { origin: 'https://evil.example' }, false],
    ['another port', { origin: 'https://likeness.example:8443' }, false],
    ['the site without encryption', { origin: 'http://likeness.example' }, false],
    ['a sandboxed page', { origin: 'null' }, false],
    ['another site that hides its origin', { 'sec-fetch-site': 'cross-site' }, false],
    ['a local page', { origin: 'http://localhost:8080' }, false],
  ])('%s', (_case, headers, expected) => {
    expect(production.allows(headers)).toBe(expected);
  });

  it('knows both local names outside production', () => {
    expect(development.allows({ origin: 'http://localhost:8080' })).toBe(true);
    expect(development.allows({ origin: 'http://127.0.0.1:8080' })).toBe(true);
    expect(development.allows({ origin: 'http://127.0.0.1:9090' })).toBe(false);
  });
});
