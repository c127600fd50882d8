import { createTestRedis, type TestRedis } from '@likeness/testing/test-redis';
import { Redis } from 'ioredis';
import { RetentionRegistry } from './retention-registry.js';

const KEY = 'likeness:retention';

describe('the registry of retention runs', () => {
  let server: TestRedis;
  let redis: Redis;
  let images: RetentionRegistry;
  beforeAll(async () => {
    server = await createTestRedis();
    redis = new Redis(server.url);
    images = new RetentionRegistry(redis, 'images');
  });
  beforeEach(() => server.flush());
  afterAll(async () => {
    redis.disconnect();
    await server.close();
  });

  it('keeps the last run and the last one with removals', async () => {
    await images.tell({ images: 3, files: 0 });
    const [found] = await images.read();
    await images.tell({ images: 0, files: 0 });
    const [run] = await images.read();
    expect(run).toEqual({
      service: 'images',
      ran_at: expect.any(String),
      removed: { images: 0, files: 0 },
      last_found: { ran_at: found?.ran_at, removed: { images: 3, files: 0 } },
    });
  });

  it('has an entry per service', async () => {
    await images.tell({ images: 1 });
    await new RetentionRegistry(redis, 'auth').tell({ sessions: 2 });
    const runs = await images.read();
    expect(runs.map(({ service }) => service).toSorted()).toEqual(['auth', 'images']);
  });

  it.each(['', '{', '{"service":"images"}'])('overwrites the invalid entry %j', async (entry) => {
    await redis.hset(KEY, 'images', entry);
    await expect(images.read()).resolves.toEqual([]);
    await images.tell({ images: 1 });
    await expect(images.read()).resolves.toMatchObject([{ removed: { images: 1 } }]);
  });

  it('never fails a run, and rejects reads while Redis is away', async () => {
    const away = new Redis(server.url, { lazyConnect: true });
    away.disconnect();
    const registry = new RetentionRegistry(away, 'images');
    await expect(registry.tell({ images: 1 })).resolves.toBeUndefined();
    await expect(registry.read()).rejects.toThrow();
  });
});
