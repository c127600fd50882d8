import { type GatewayUnderTest, startGatewayUnderTest } from '../testing/running-gateway.js';

describe('health', () => {
  let gateway: GatewayUnderTest;
  afterEach(() => gateway.close());

  it('is well when every part is', async () => {
    gateway = await startGatewayUnderTest();
    for (const path of ['/api/health', '/api/health/']) {
      const response = await gateway.fetch(path);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({
        status: 'ok',
        parts: {
          gateway: 'ok',
          redis: 'ok',
          auth: 'ok',
          billing: 'ok',
          images: 'ok',
          lenses: 'ok',
        },
      });
    }
  });

  it('names the part that is not', async () => {
    gateway = await startGatewayUnderTest({ LENSES_URL: 'http://127.0.0.1:1' });
    const response = await gateway.fetch('/api/health');
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      status: 'unavailable',
      parts: {
        gateway: 'ok',
        redis: 'ok',
        auth: 'ok',
        billing: 'ok',
        images: 'ok',
        lenses: 'unavailable',
      },
    });
    expect((await gateway.fetch('/health')).status).toBe(200);
  });

  it('tells figures to the own network only', async () => {
    gateway = await startGatewayUnderTest({ TRUSTED_PROXIES: ['127.0.0.1'] });
    const forwarded = { headers: { 'x-forwarded-for': '198.51.100.4' } };
    for (const path of ['/metrics', '/metrics/', '/%6detrics']) {
      expect((await gateway.fetch(path, forwarded)).status).toBe(404);
    }
    expect((await gateway.fetch('/metrics')).status).toBe(200);
  });
});
