import { randomUUID } from 'node:crypto';
import { PUBLIC_CALLS } from '@likeness/contracts/calls/all-calls';
import { type GatewayUnderTest, startGatewayUnderTest } from '../testing/running-gateway.js';

const TIGHT = {
  RATE_UPLOADS_PER_MINUTE: 2,
  RATE_GENERATIONS_PER_MINUTE: 1,
  RATE_PROVENANCE_PER_MINUTE: 3,
  TRUSTED_PROXIES: ['127.0.0.1'],
};

describe('request limits', () => {
  let gateway: GatewayUnderTest;
  afterEach(() => gateway.close());

  async function post(path: string, address: string): Promise<Response> {
    return gateway.fetch(path, { method: 'POST', headers: { 'x-forwarded-for': address } });
  }

  it('count by client address, an IPv6 customer as one, each kind for itself', async () => {
    gateway = await startGatewayUnderTest(TIGHT);
    for (const path of ['/api/images/uploads', '/api/images/uploads/']) {
      expect((await post(path, '198.51.100.4')).status).toBe(200);
    }
    const refused = await post('/api/images/uploads', '198.51.100.4');
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(refused.headers.getSetCookie()).toEqual([]);

    expect((await post('/api/images/uploads', '198.51.100.5')).status).toBe(200);
    expect((await post('/api/lenses/anonymous/portrait-flux-kontext', '198.51.100.4')).status).toBe(
      200,
    );
    expect((await post('/api/lenses/anonymous/portrait', '198.51.100.4')).status).toBe(429);
    expect((await post('/api/images/face-consent', '198.51.100.4')).status).toBe(200);
    for (const status of [200, 200, 200, 429]) {
      expect((await post('/api/images/provenance', '198.51.100.4')).status).toBe(status);
    }
    for (const [address, status] of [
      ['2001:db8:1:2::1', 200],
      ['2001:db8:1:2:ffff::9', 429],
      ['2001:db8:1:3::1', 200],
    ] as const) {
      expect((await post('/api/lenses/anonymous/portrait', address)).status).toBe(status);
    }
  });

  it('cover every call that the gateway forwards', async () => {
    const limits = 'READS CHANGES PROMPTS UPLOADS GENERATIONS DECLARATIONS PROVENANCE'.split(' ');
    const once = Object.fromEntries(limits.map((name) => [`RATE_${name}_PER_MINUTE`, 1]));
    gateway = await startGatewayUnderTest({ ...once, TRUSTED_PROXIES: ['127.0.0.1'] });
    const unlimited: string[] = [];
    for (const [at, { method, path, service }] of PUBLIC_CALLS.entries()) {
      // The gateway answers health from a cache.
      if (service === 'gateway') continue;
      const headers = { 'x-forwarded-for': `198.51.100.${at}` };
      const ask = () => gateway.fetch(path.replaceAll(/:\w+/g, randomUUID()), { method, headers });
      await (await ask()).body?.cancel();
      if ((await ask()).status !== 429) unlimited.push(`${method} ${path}`);
    }
    expect(unlimited).toEqual([]);
  });

  it('don’t apply without Redis', async () => {
    gateway = await startGatewayUnderTest({ ...TIGHT, REDIS_URL: 'redis://127.0.0.1:1' });
    const began = Date.now();
    for (let count = 0; count < 5; count += 1) {
      expect((await post('/api/images/uploads', '198.51.100.4')).status).toBe(200);
    }
    expect(Date.now() - began).toBeLessThan(10_000);
    const health = await gateway.fetch('/api/health');
    expect(await health.json()).toMatchObject({ parts: { redis: 'unavailable', images: 'ok' } });
  });
});
