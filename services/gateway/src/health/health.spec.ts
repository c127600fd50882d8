import { type GatewayUnderTest, startGatewayUnderTest } from '../testing/running-gateway.js';

describe('health', () => {
  let gateway: GatewayUnderTest;
  afterEach(() => gateway.close());

  it('is well when every part is, and shows nobody its metrics', async () => {
    gateway = await startGatewayUnderTest();
    for (const path of ['/api/health', '/api/health/']) {
      const response = await gateway.fetch(path);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({
        status: 'ok',
        version: expect.stringMatching(/^\d+\.\d+\.\d+/),
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
    for (const path of ['/metrics', '/metrics/', '/%6detrics']) {
      expect((await gateway.fetch(path)).status).toBe(404);
    }
  });

  it('names the part that is not', async () => {
    gateway = await startGatewayUnderTest({ LENSES_URL: 'http://127.0.0.1:1' });
    const response = await gateway.fetch('/api/health');
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      status: 'unavailable',
      version: expect.any(String),
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

  it.each<Record<string, 'ok' | 'unavailable'>>([
    { styles: 'ok', worker: 'unavailable' },
    { outbox: 'unavailable', worker: 'ok' },
  ])('is not well while no worker makes portraits or an outbox is stuck', async (parts) => {
    gateway = await startGatewayUnderTest();
    gateway.lenses.tellHealth(parts);
    const response = await gateway.fetch('/api/health');
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ parts: { ...parts, lenses: 'ok' } });
  });

  it('tells figures to the networks that the operator names', async () => {
    const named = { TRUSTED_PROXIES: ['127.0.0.1'], METRICS_NETWORKS: ['198.51.100.0/24'] };
    gateway = await startGatewayUnderTest(named);
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    expect((await gateway.fetch('/metrics', from('198.51.100.4'))).status).toBe(200);
    expect((await gateway.fetch('/metrics', from('203.0.113.9'))).status).toBe(404);
    expect((await gateway.fetch('/metrics')).status).toBe(404);
  });
});
