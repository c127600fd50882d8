import { defineJob } from '@likeness/contracts/jobs/job-definition';
import { createTestRedis, type TestRedis } from '@likeness/testing/test-redis';
import { until } from '@likeness/testing/until';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { type ConsumerOptions, handles, JobConsumer, type JobContext } from './job-consumer.js';
import { JobSender } from './job-sender.js';
import { connectRedis } from './redis-connection.js';

const doubleJob = defineJob({
  name: 'number.double',
  queue: 'photos',
  payload: z.object({ id: z.string(), number: z.int() }),
  result: z.int(),
  attempts: 3,
  backoffMs: 1,
  dedupeKey: ({ id }) => `double-${id}`,
});

type Failure = Parameters<ConsumerOptions['onFailure']>[0];

describe('JobConsumer', () => {
  let server: TestRedis;
  let redis: Redis;
  let sender: JobSender;
  let consumer: JobConsumer | undefined;
  const failures: Failure[] = [];
  beforeAll(async () => {
    server = await createTestRedis();
    redis = connectRedis(server.url, 'test');
    sender = new JobSender(redis);
  });
  afterEach(async () => {
    await consumer?.close();
    failures.length = 0;
  });
  afterAll(async () => {
    await sender.close();
    redis.disconnect();
    await server.close();
  });

  function consume(...handlers: ConsumerOptions['handlers']): void {
    consumer = new JobConsumer({
      queue: 'photos',
      handlers,
      redis,
      concurrency: 1,
      onFailure: (failure) => failures.push(failure),
    });
  }

  it('does a job and gives its result back', async () => {
    consume(handles(doubleJob, ({ number }) => Promise.resolve(number * 2)));
    expect(await sender.addAndWait(doubleJob, { id: 'result', number: 21 }, 10_000)).toBe(42);
    expect(failures).toEqual([]);
  });

  it('tries again until the attempts are over, and knows which is the last', async () => {
    const tries: JobContext[] = [];
    consume(
      handles(doubleJob, (_payload, context) => {
        tries.push(context);
        return Promise.reject(new Error('not now'));
      }),
    );
    await sender.add(doubleJob, { id: 'tries', number: 1 });
    await until(() => failures.some(({ final }) => final));
    expect(tries).toEqual([
      { jobId: 'double-tries', attempt: 1, isLastAttempt: false },
      { jobId: 'double-tries', attempt: 2, isLastAttempt: false },
      { jobId: 'double-tries', attempt: 3, isLastAttempt: true },
    ]);
    expect(failures.map(({ final, error }) => [final, error.message])).toEqual([
      [false, 'not now'],
      [false, 'not now'],
      [true, 'not now'],
    ]);
  });

  it('does a job that comes off at a later try', async () => {
    consume(
      handles(doubleJob, ({ number }, { attempt }) =>
        attempt < 3 ? Promise.reject(new Error('not now')) : Promise.resolve(number * 2),
      ),
    );
    expect(await sender.addAndWait(doubleJob, { id: 'later', number: 2 }, 10_000)).toBe(4);
    expect(failures.map(({ final }) => final)).toEqual([false, false]);
  });

  it('fails a job of an unknown name at once and for good', async () => {
    consume();
    await sender.add(doubleJob, { id: 'unknown', number: 1 });
    await until(() => failures.length > 0);
    expect(failures).toMatchObject([
      { job: 'number.double', jobId: 'double-unknown', final: true },
    ]);
    expect(failures[0]?.error.message).toBe('no handler for job number.double');
  });

  it('fails a payload that another version has sent, without running the handler', async () => {
    let calls = 0;
    consume(handles(doubleJob, () => Promise.resolve((calls += 1))));
    await sender.queue('photos').add('number.double', { id: 'bad', number: 'one' });
    await until(() => failures.length > 0);
    expect([failures[0]?.final, calls]).toEqual([true, 0]);
    expect(failures[0]?.error.message).toContain('bad payload for number.double');
  });

  it('fails a result that is not of the job’s type', async () => {
    consume(handles(doubleJob, () => Promise.resolve(0.5)));
    const waiting = sender.addAndWait(doubleJob, { id: 'half', number: 1 }, 10_000);
    await expect(waiting).rejects.toThrow();
    await until(() => failures.length === doubleJob.attempts);
  });

  it('finishes the job under way before it closes', async () => {
    let isDone = false;
    let isBegun = false;
    consume(
      handles(doubleJob, async ({ number }) => {
        isBegun = true;
        await new Promise((resolve) => setTimeout(resolve, 200));
        isDone = true;
        return number;
      }),
    );
    await sender.add(doubleJob, { id: 'closing', number: 1 });
    await until(() => isBegun);
    await consumer?.close();
    expect(isDone).toBe(true);
  });
});
