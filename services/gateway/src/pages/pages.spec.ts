import { createHash } from 'node:crypto';
import {
  type GatewayUnderTest,
  startGatewayUnderTest,
  THEME_SCRIPT,
} from '../testing/running-gateway.js';

describe('pages', () => {
  let gateway: GatewayUnderTest;
  beforeAll(async () => {
    gateway = await startGatewayUnderTest();
  });
  afterAll(() => gateway.close());

  it.each(['/', '/pricing', '/blog/a-post/', '/?utm=x'])('%s is the page', async (url) => {
    const response = await gateway.fetch(url, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain('<title>Likeness</title>');
  });

  it('carry a policy that lets their own script run and no other', async () => {
    const { headers } = await gateway.fetch('/');
    const policy = headers.get('content-security-policy') ?? '';
    const hash = createHash('sha256').update(THEME_SCRIPT).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("connect-src 'self' ws://likeness.test;");
    expect(headers.get('permissions-policy')).toContain('camera=(self)');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('are asked for again cheaply', async () => {
    const etag = (await gateway.fetch('/')).headers.get('etag') ?? '';
    const again = await gateway.raw('/', 'GET', { 'if-none-match': etag });
    expect(again.status).toBe(304);
  });

  it.each(['br', 'gzip'])('and assets come in %s', async (encoding) => {
    const response = await gateway.fetch('/assets/app-1a2b.js', {
      headers: { 'accept-encoding': encoding },
    });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await response.text()).toContain('xxxx');
  });

  it('answer HEAD without a body', async () => {
    for (const url of ['/', '/assets/app-1a2b.js', '/pricing']) {
      const response = await gateway.fetch(url, { method: 'HEAD' });
      expect(response.status).toBe(200);
      expect(await response.text()).toBe('');
    }
  });

  it('keep other files for an hour', async () => {
    const { headers } = await gateway.fetch('/mark.svg');
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    expect(headers.get('content-type')).toBe('image/svg+xml');
  });

  it.each([
    ['/assets/gone-0000.js', 'text/html'],
    ['/pricing', 'application/json'],
    ['/assets/../../package.json', '*/*'],
  ])('are no answer to %s (%s)', async (url, accept) => {
    const response = await gateway.fetch(url, { headers: { accept } });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each(['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json', '/.env'])(
    'show no file outside their folder (%s)',
    async (path) => {
      expect((await gateway.raw(path)).status).toBe(404);
    },
  );
});
