import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { QuickRedis } from '@likeness/service-kit/redis/quick-redis';
import { until } from '@likeness/testing/until';
import { gatewaySuite, startGatewayUnderTest, THEME_SCRIPT } from '../testing/running-gateway.js';
import { KeptAssets } from './pages.routes.js';

describe('pages', () => {
  const gateway = gatewaySuite();

  it.each(['/', '/pricing', '/blog/a-post/', '/?utm=x', '/login'])('%s is a page', async (url) => {
    const response = await gateway.fetch(url, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain('<title>Likeness</title>');
  });

  it('are each answered with their own file', async () => {
    expect(await (await gateway.fetch('/pricing?status=cancel')).text()).toContain('Pricing');
    expect(await (await gateway.fetch('/%70ricing')).text()).toContain('Pricing');
    expect(await (await gateway.fetch('/blog/a-post')).text()).toContain('A post');
  });

  it.each([
    '/blog/none',
    '/blog/%E2%82%AC',
    '/blog/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '/blog/a%2Fb?q=%zz',
    '/blog/x.y',
    '/blog/%zz',
    '/blog/%ff',
    '/blog/%',
    '/blog/%E2%82?q=%41',
    '/blog/__proto__',
    `/blog/${'x'.repeat(5_000)}`,
  ])('say that there is no such post (%s)', async (url) => {
    const response = await gateway.raw(url, 'GET', { accept: 'text/html' });
    expect(response.status).toBe(404);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    expect(response.body).toContain('<h1>Not found</h1>');
  });

  it.each([
    '/nowhere',
    '/%zz',
    '/caf%C3%A9',
    '/blog/a/b',
    '//evil',
    '//pricing',
    '/blog/<b>/x',
    '/deu/pricing',
    '/toString',
  ])('are left for the home page where there is none (%s)', async (url) => {
    const response = await gateway.raw(url, 'GET', { accept: 'text/html' });
    expect(response.status).toBe(302);
    expect(response.headers.location).toBe('/');
  });

  it.each(['/de/nowhere', '/de//pricing'])('lead from %s to the German home page', async (url) => {
    const response = await gateway.raw(url, 'GET', { accept: 'text/html' });
    expect(response.headers.location).toBe('/de');
  });

  it.each([
    ['/login?next=x', { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' }, '/de/login?next=x'],
    ['/login', { 'accept-language': 'fr, de;q=0.7, en;q=0.3' }, '/de/login'],
    ['/login/', { 'accept-language': 'en', cookie: 'language=de' }, '/de/login'],
    ['/login', { 'accept-language': 'de', cookie: 'language=en' }, undefined],
    ['/login', { 'accept-language': 'en-GB, de;q=0.5' }, undefined],
    ['/login', { cookie: 'language=xx' }, undefined],
    ['/de/login', { 'accept-language': 'en', cookie: 'language=en' }, undefined],
    ['/pricing', { 'accept-language': 'de' }, undefined],
  ])('%s in the language that the visitor prefers: %j', async (url, headers, german) => {
    const response = await gateway.raw(url, 'GET', { accept: 'text/html', ...headers });
    expect(response.status).toBe(german === undefined ? 200 : 302);
    expect(response.headers.location).toBe(german);
    const hasGerman = url.startsWith('/login');
    expect(/cookie/.test(response.headers.vary ?? '')).toBe(hasGerman);
  });

  it.each([
    ['/account', undefined, '/login?redirect=%2Faccount'],
    ['/account/?tab=a&b=%2F', undefined, '/login?redirect=%2Faccount%3Ftab%3Da%26b%3D%252F'],
    ['/account', 'access_token=', '/login?redirect=%2Faccount'],
    ['/account', 'access_token=any', undefined],
  ])('that need a login lead to it: %s with cookie %s', async (url, cookie, login) => {
    const response = await gateway.raw(url, 'GET', {
      accept: 'text/html',
      ...(cookie !== undefined && { cookie }),
    });
    expect(response.status).toBe(login === undefined ? 200 : 302);
    expect(response.headers.location).toBe(login);
    expect(response.headers.vary).toContain('cookie');
  });

  it.each(['/Pricing', '/BLOG/A-Post'])('have one spelling (%s)', async (url) => {
    const response = await gateway.raw(url, 'GET', { accept: 'text/html' });
    expect(response.status).toBe(301);
    expect(response.headers.location).toBe(url.toLowerCase());
  });

  it.each([
    ['/de/pricing?token=a%2Fb', '/pricing?token=a%2Fb'],
    ['/de/pricing/', '/pricing'],
  ])('are shown in English, with their search, where there is no German one', async (url, to) => {
    const response = await gateway.raw(url, 'GET', { accept: 'text/html' });
    expect(response.status).toBe(302);
    expect(response.headers.location).toBe(to);
  });

  it('answer a search of any length', async () => {
    const response = await gateway.raw(`/pricing?q=${'x'.repeat(6_000)}&%zz`);
    expect(response.status).toBe(200);
  });

  it('carry a policy that lets their own script run and no other', async () => {
    const { headers } = await gateway.fetch('/');
    const policy = headers.get('content-security-policy') ?? '';
    const hash = createHash('sha256').update(THEME_SCRIPT).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("img-src 'self' data: blob:;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("connect-src 'self' ws://likeness.test;");
    expect(headers.get('permissions-policy')).toContain('camera=(self)');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('are reached by TLS alone for two years, where the site is', async () => {
    const secure = await startGatewayUnderTest({ PUBLIC_URL: 'https://likeness.test' });
    const { headers } = await secure.fetch('/');
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
    await secure.close();
  });

  it('are asked for again cheaply', async () => {
    const br = { 'accept-encoding': 'br' };
    const { headers } = await gateway.raw('/', 'GET', br);
    const again = await gateway.raw('/', 'GET', { ...br, 'if-none-match': headers.etag ?? '' });
    expect(again.status).toBe(304);
  });

  it.each(['br', 'gzip'])('and assets come in %s', async (encoding) => {
    const response = await gateway.fetch('/assets/app-1a2b.js', {
      headers: { 'accept-encoding': encoding },
    });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('vary')).toBe('accept-encoding');
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(await response.text()).toContain('xxxx');
  });

  it('find the assets of another version for a day', async () => {
    const old = await mkdtemp(path.join(tmpdir(), 'likeness-old-'));
    await mkdir(path.join(old, 'assets'));
    await writeFile(path.join(old, 'assets/late-9f8e.js'), 'old');
    const redis = gateway.app.get(QuickRedis);
    const url = '/assets/late-9f8e.js';
    expect((await gateway.fetch(url)).status).toBe(404);

    await new KeptAssets(redis, { webDir: old }).run();
    const kept = await gateway.fetch(url);
    expect(kept.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(kept.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await kept.text()).toBe('old');

    const [key = ''] = await redis.client.keys('*late-9f8e.js');
    expect(await redis.client.ttl(key)).toBeGreaterThan(86_000);
    await redis.client.expire(key, 1);
    await new KeptAssets(redis, { webDir: old }).run();
    expect(await redis.client.ttl(key)).toBeGreaterThan(86_000);
    await redis.client.pexpire(key, 1);
    await until(async () => (await gateway.fetch(url)).status === 404);
    await rm(old, { recursive: true });
  });

  it('keep their own assets for gateways of other versions', async () => {
    const { client } = gateway.app.get(QuickRedis);
    await until(async () => (await client.keys('*app-1a2b.js')).length === 1);
  });

  it('and assets vary by encoding where none is taken', async () => {
    for (const url of ['/', '/assets/app-1a2b.js']) {
      const { headers } = await gateway.raw(url, 'GET', { 'accept-encoding': 'identity' });
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers.vary).toBe('accept-encoding');
    }
  });

  it('stay fresh in any encoding', async () => {
    const { headers } = await gateway.raw('/pricing', 'GET', { 'accept-encoding': 'br' });
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
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
    ['/assets/gone', 'text/html'],
    ['/examples/gone.webp', 'image/webp'],
    ['/pricing', 'application/json'],
    ['/assets/../../package.json', '*/*'],
    ['/index.html', 'text/html'],
    ['/assets/app-1a2b.js.br', '*/*'],
    ['/internal', 'text/html'],
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
