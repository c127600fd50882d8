import { defineJob } from '@likeness/contracts/jobs/job-definition';
import { createTestRedis, type TestRedis } from '@likeness/testing/test-redis';
import { until } from '@likeness/testing/until';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { discardFailed, failedJobs, retryFailed } from './failed-jobs.js';
import { handles, JobConsumer } from './job-consumer.js';
import { JobSender } from './job-sender.js';
import { connectRedis } from './redis-connection.js';

const job = defineJob({
  name: 'number.check',
  queue: 'photos',
  payload: z.object({ id: z.string() }),
  result: z.string(),
  tries: 2,
  backoffMs: 1,
  dedupeKey: ({ id }) => id,
});

describe('failed jobs', () => {
  let server: TestRedis;
  let redis: Redis;
  let sender: JobSender;
  let consumer: JobConsumer;
  let isBroken: boolean;
  let given = 0;
  const tries: number[] = [];

  beforeEach(async () => {
    isBroken = true;
    server = await createTestRedis();
    redis = connectRedis(server.url, 'test');
    sender = new JobSender(redis);
    consumer = new JobConsumer({
      queue: 'photos',
      handlers: [
        handles(job, ({ id }, { tryNumber }) => {
          tries.push(tryNumber);
          return isBroken ? Promise.reject(new Error(`${id} is broken`)) : Promise.resolve('done');
        }),
      ],
      redis,
      concurrency: 1,
      onFailure: ({ final }) => (given += Number(final)),
    });
    for (const id of ['first', 'second', 'third']) {
      const before = given;
      await sender.add(job, { id });
      await until(() => given > before);
    }
  });
  afterEach(async () => {
    await consumer.close();
    await sender.close();
    redis.disconnect();
    await server.close();
  });

  const queue = () => sender.queue('photos');
  const ids = async () => (await failedJobs(queue(), 10)).map(({ id }) => id);

  it('are listed with their reason, newest first, up to the limit', async () => {
    await expect(failedJobs(queue(), 2)).resolves.toEqual([
      expect.objectContaining({
        id: 'third',
        name: job.name,
        tries: 2,
        reason: 'third is broken',
      }),
      expect.objectContaining({ id: 'second', failedAt: expect.any(Number) }),
    ]);
  });

  it('are retried with all tries', async () => {
    tries.length = 0;
    const before = given;
    await expect(retryFailed(queue(), 'first')).resolves.toBe(true);
    await until(() => given > before);
    expect(tries).toEqual([1, 2]);
    await until(async () => (await ids())[0] === 'first');
  });

  it('are no longer listed after a successful retry', async () => {
    isBroken = false;
    await expect(retryFailed(queue(), 'second')).resolves.toBe(true);
    await until(async () => !(await ids()).includes('second'));
    await expect(retryFailed(queue(), 'second')).resolves.toBe(false);
  });

  it('are retried once for concurrent requests', async () => {
    isBroken = false;
    tries.length = 0;
    const pressed = await Promise.all(
      Array.from({ length: 10 }, () => retryFailed(queue(), 'third')),
    );
    expect(pressed.filter(Boolean)).toHaveLength(1);
    await until(async () => !(await ids()).includes('third'));
    expect(tries).toEqual([1]);
  });

  it('are discarded once, and only as long as they are failed', async () => {
    isBroken = false;
    for (const id of ['second', 'third']) await retryFailed(queue(), id);
    await until(async () => (await ids()).length === 1);
    await expect(discardFailed(queue(), 'third')).resolves.toBe(false);
    await expect(discardFailed(queue(), 'first')).resolves.toBe(true);
    await expect(discardFailed(queue(), 'first')).resolves.toBe(false);
    await expect(ids()).resolves.toEqual([]);
  });

  it('are not found for an unknown id', async () => {
    await expect(retryFailed(queue(), 'nobody')).resolves.toBe(false);
    await expect(discardFailed(queue(), 'nobody')).resolves.toBe(false);
  });
});
