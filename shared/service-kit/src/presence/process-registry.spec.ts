import type { ProcessFigures } from '@likeness/contracts/http/operator';
import { createTestRedis, type TestRedis } from '@likeness/testing/test-redis';
import type { ServiceName } from '@likeness/contracts/names/services';
import type { DiscoveryService } from '@nestjs/core';
import { Redis } from 'ioredis';
import type { HealthChecks } from '../health/health-checks.js';
import { InternalTokens } from '../identity/internal-token.js';
import { ProcessPresenceService, ProcessRegistry } from './process-registry.js';

const KEY = 'likeness:processes';

function figures(id: string, heardAt = Date.now()): ProcessFigures {
  return {
    id,
    service: 'lenses',
    version: '1.2.3',
    started_at: new Date(heardAt - 5_000).toISOString(),
    heard_at: new Date(heardAt).toISOString(),
    missing: ['redis'],
    details: { engines: ['studio'] },
  };
}

describe('the registry of processes', () => {
  let server: TestRedis;
  let redis: Redis;
  let registry: ProcessRegistry;
  beforeAll(async () => {
    server = await createTestRedis();
    redis = new Redis(server.url);
    registry = new ProcessRegistry(redis);
  });
  beforeEach(() => server.flush());
  afterAll(async () => {
    redis.disconnect();
    await server.close();
  });

  const ids = async () => (await registry.read()).map(({ id }) => id).toSorted();

  it('lists the last entry of each process until it leaves', async () => {
    await registry.write(figures('one', Date.now() - 20_000));
    const again = figures('one');
    await registry.write(again);
    await registry.write(figures('two'));
    await expect(ids()).resolves.toEqual(['one', 'two']);
    expect((await registry.read()).find(({ id }) => id === 'one')).toEqual(again);
    await registry.remove('one');
    await expect(ids()).resolves.toEqual(['two']);
  });

  it('drops a process after an hour of silence', async () => {
    await registry.write(figures('gone', Date.now() - 3_700_000));
    await registry.write(figures('quiet', Date.now() - 3_000_000));
    await expect(ids()).resolves.toEqual(['quiet']);
    await expect(redis.hkeys(KEY)).resolves.toEqual(['quiet']);
  });

  it.each(['', '{', 'null', '{"id":"broken"}'])(
    'drops only the invalid entry %j',
    async (entry) => {
      await redis.hset(KEY, 'broken', entry);
      await registry.write(figures('one'));
      await expect(ids()).resolves.toEqual(['one']);
      await expect(redis.hkeys(KEY)).resolves.toEqual(['one']);
    },
  );

  it('tells processes that share an AUTH_SECRET', async () => {
    const warn = jest.fn();
    const run = async (name: ServiceName, secret: string) => {
      const checks = { missing: async () => [] } as unknown as HealthChecks;
      const discovery = { getProviders: () => [] } as unknown as DiscoveryService;
      const tokens = new InternalTokens(secret);
      const service = new ProcessPresenceService(registry, checks, discovery, name, tokens);
      Object.assign(service, { logger: { warn } });
      await service.run();
      return service;
    };
    await run('billing', 'of billing alone');
    await run('auth', 'of two');
    expect(warn).not.toHaveBeenCalled();
    const lenses = await run('lenses', 'of two');
    await lenses.run();
    expect(warn.mock.calls).toEqual([['this process uses the AUTH_SECRET of auth']]);
    const told = (await registry.read()).map(({ service, details }) => [service, details]);
    expect(Object.fromEntries(told)).toEqual({
      billing: { secret: [] },
      auth: { secret: [] },
      lenses: { secret: ['uses the AUTH_SECRET of auth'] },
    });
    expect(JSON.stringify(await registry.read())).not.toContain(
      new InternalTokens('of two').secretName,
    );
  });
});
