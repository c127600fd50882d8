import { defineJob, type QueueName } from '@likeness/contracts/jobs/job-definition';
import { type RedisServer, startRedisServer } from '@likeness/testing/redis-server';
import { until } from '@likeness/testing/until';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { handles, JobConsumer } from './job-consumer.js';
import { JobSender } from './job-sender.js';
import { QueueServers, type QueueServersOptions } from './queue-servers.js';
import { connectRedis } from './redis-connection.js';

const jobOf = (queue: QueueName) =>
  defineJob({
    name: 'note.take',
    queue,
    payload: z.object({ id: z.string() }),
    result: z.string(),
    attempts: 2,
    backoffMs: 1,
    dedupeKey: ({ id }) => `note-${id}`,
  });
const rendersJob = jobOf('renders');
const photosJob = jobOf('photos');

describe('queue servers', () => {
  let [main, other, cluster]: RedisServer[] = [];
  const closing: (() => unknown)[] = [];
  beforeAll(async () => {
    const starting = [startRedisServer(), startRedisServer(), startRedisServer({ cluster: true })];
    [main, other, cluster] = await Promise.all(starting);
  });
  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close();
    for (const { url = '' } of [main, other, cluster].flatMap((server) => server ?? [])) {
      await connected(url, (redis) => redis.flushall());
    }
  });
  afterAll(async () => {
    await Promise.all([main?.close(), other?.close(), cluster?.close()]);
  });

  /** A process with its own connections. */
  function started(options: Partial<QueueServersOptions> = {}, url = main?.url ?? '') {
    const redis = connectRedis(url, 'test');
    const servers = new QueueServers(redis, { name: 'test', ...options });
    const sender = new JobSender(servers);
    const taken: string[] = [];
    closing.push(async () => {
      await sender.close();
      servers.close();
      redis.disconnect();
    });
    const consume = (queue: QueueName) => {
      const consumer = new JobConsumer({
        queue,
        servers,
        concurrency: 1,
        handlers: [
          handles(jobOf(queue), ({ id }, { attempt }) => {
            if (id === 'fails once' && attempt === 1) throw new Error('once');
            taken.push(id);
            return Promise.resolve(`took ${id}`);
          }),
        ],
        onFailure: () => undefined,
      });
      closing.push(() => consumer.close());
      return consumer;
    };
    return { sender, servers, taken, consume };
  }
  async function connected<T>(url: string, ask: (redis: Redis) => Promise<T>): Promise<T> {
    const redis = connectRedis(url, 'test');
    return ask(redis).finally(() => redis.disconnect());
  }
  const queuesAt = async (server: RedisServer | undefined) => {
    const keys = await connected(server?.url ?? '', (redis) => redis.keys('*:meta'));
    return keys.toSorted();
  };

  it('divides the queues over two servers', async () => {
    const process = started({ urls: { renders: other?.url } });
    process.consume('renders');
    process.consume('photos');
    const results = [
      process.sender.addAndWait(rendersJob, { id: 'one' }, 10_000),
      process.sender.addAndWait(photosJob, { id: 'two' }, 10_000),
    ];
    expect(await Promise.all(results)).toEqual(['took one', 'took two']);
    expect(await queuesAt(other)).toEqual(['{renders}:renders:meta']);
    expect(await connected(main?.url ?? '', (redis) => redis.keys('*renders:note*'))).toEqual([]);
  });

  it('moves a queue to another server, and back, without losing or repeating a job', async () => {
    const before = started();
    for (const id of ['a', 'b', 'c']) await before.sender.add(rendersJob, { id }, { priority: 5 });

    const urls = { renders: other?.url };
    const moved = started({ urls });
    await moved.sender.add(rendersJob, { id: 'a' }, { priority: 5 });
    await moved.sender.add(rendersJob, { id: 'd' }, { priority: 5 });
    const { jobs, waitingSince } = await moved.sender.loadOf('renders');
    expect([jobs.prioritized, waitingSince]).toEqual([4, expect.any(Number)]);
    expect(await moved.sender.isAlive(rendersJob, { id: 'b' })).toBe(true);
    expect(await moved.sender.remove(rendersJob, { id: 'b' })).toBe(true);
    moved.consume('renders');
    await until(() => moved.taken.length === 3, 'the jobs of both servers');
    expect(moved.taken.toSorted()).toEqual(['a', 'c', 'd']);
    await closing.pop()?.();

    await moved.sender.add(rendersJob, { id: 'e' });
    const back = started({ formerUrls: urls });
    await back.sender.add(rendersJob, { id: 'f' });
    back.consume('renders');
    await until(() => back.taken.length === 2, 'the jobs of both servers');
    expect(back.taken.toSorted()).toEqual(['e', 'f']);
    const queue = back.sender.queue('renders');
    await until(async () => (await queue.getJobCountByTypes('waiting', 'active')) === 0, 'the end');
  });

  it('keeps each queue in one slot of a Redis cluster', async () => {
    const process = started({ urls: { renders: cluster?.url } });
    for (const [at, id] of ['late', 'middle', 'early'].entries()) {
      await process.sender.add(rendersJob, { id }, { priority: 9 - at });
    }
    const { jobs, waitingSince = NaN } = await process.sender.loadOf('renders');
    expect([jobs.prioritized, Date.now() - waitingSince < 60_000]).toEqual([3, true]);
    process.consume('renders');
    const result = process.sender.addAndWait(rendersJob, { id: 'fails once' }, 10_000);
    expect(await result).toBe('took fails once');
    await until(() => process.taken.length === 4, 'all jobs');
    expect(process.taken.filter((id) => id !== 'fails once')).toEqual(['early', 'middle', 'late']);
  });

  it('reports a queue server that is away', async () => {
    const process = started({ urls: { renders: 'redis://127.0.0.1:1' } });
    await until(() => process.sender.connected, 'the main server');
    process.sender.queue('renders');
    expect(process.sender.connected).toBe(false);
  });
});
