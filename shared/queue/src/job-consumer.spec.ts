import { defineJob } from '@likeness/contracts/jobs/job-definition';
import { createTestRedis, type TestRedis } from '@likeness/testing/test-redis';
import { until } from '@likeness/testing/until';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { type ConsumerOptions, handles, JOB_LOCK, JobConsumer } from './job-consumer.js';
import type { JobContext } from './job-handler.js';
import { JobSender } from './job-sender.js';
import { connectRedis } from './redis-connection.js';

const doubleJob = defineJob({
  name: 'number.double',
  queue: 'photos',
  payload: z.object({ id: z.string(), number: z.int() }),
  result: z.int(),
  tries: 3,
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

  it('runs a job and returns its result', async () => {
    consume(handles(doubleJob, ({ number }) => Promise.resolve(number * 2)));
    expect(await sender.addAndWait(doubleJob, { id: 'result', number: 21 }, 10_000)).toBe(42);
    expect(failures).toEqual([]);
  });

  it('retries up to the last try and marks it', async () => {
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
      { jobId: 'double-tries', tryNumber: 1, isLastTry: false },
      { jobId: 'double-tries', tryNumber: 2, isLastTry: false },
      { jobId: 'double-tries', tryNumber: 3, isLastTry: true },
    ]);
    expect(failures.map(({ final, error }) => [final, error.message])).toEqual([
      [false, 'not now'],
      [false, 'not now'],
      [true, 'not now'],
    ]);
  });

  it('completes a job that succeeds on a retry', async () => {
    consume(
      handles(doubleJob, ({ number }, { tryNumber }) =>
        tryNumber < 3 ? Promise.reject(new Error('not now')) : Promise.resolve(number * 2),
      ),
    );
    expect(await sender.addAndWait(doubleJob, { id: 'later', number: 2 }, 10_000)).toBe(4);
    expect(failures.map(({ final }) => final)).toEqual([false, false]);
  });

  it('fails a job of an unknown name without retry', async () => {
    consume();
    await sender.add(doubleJob, { id: 'unknown', number: 1 });
    await until(() => failures.length > 0);
    expect(failures).toMatchObject([
      { job: 'number.double', jobId: 'double-unknown', final: true },
    ]);
    expect(failures[0]?.error.message).toBe('no handler for job number.double');
  });

  it('fails a payload of another version without running the handler', async () => {
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
    await until(() => failures.length === doubleJob.tries);
  });

  it('finishes the current job before it closes', async () => {
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

  describe('batches', () => {
    const most = { now: 3 };
    let handled: { number: number; size: number; met: readonly number[] }[];
    beforeEach(() => {
      most.now = 3;
      handled = [];
    });

    const nameOf = ({ number }: { id: string; number: number }) =>
      number === 0 ? undefined : String(number % 2);

    function consumeTogether(
      work: (number: number, met: readonly number[]) => Promise<number> = (number) =>
        Promise.resolve(number * 2),
    ): void {
      consume(
        handles(
          doubleJob,
          async ({ number }, { batch }) => {
            const met = (await batch?.gather(number)) ?? [number];
            handled.push({ number, size: batch?.size ?? 1, met });
            return work(number, met);
          },
          { most: () => most.now, nameOf },
        ),
      );
    }

    async function queued(...numbers: number[]): Promise<void> {
      for (const number of numbers) {
        await sender.add(doubleJob, { id: `${number}-${unique++}`, number }, { priority: 1 });
      }
    }
    let unique = 0;
    const told = () => handled.map(({ met }) => met);

    it('takes adjacent jobs in order up to the limit', async () => {
      await queued(1, 3, 5, 7, 2, 9, 0, 11);
      consumeTogether();
      await until(() => handled.length === 8);
      expect(told()).toEqual([...Array<number[]>(3).fill([1, 3, 5]), [7], [2], [9], [0], [11]]);
      expect(handled.map(({ size }) => size)).toEqual([3, 3, 3, 1, 1, 1, 1, 1]);
      expect(failures).toEqual([]);
    });

    it('fails and retries each job separately', async () => {
      let tries = 0;
      consumeTogether((number) => {
        if (number !== 3) return Promise.resolve(number);
        tries += 1;
        return tries < 2 ? Promise.reject(new Error('not now')) : Promise.resolve(number);
      });
      most.now = 3;
      const results = [1, 3, 5].map((number) =>
        sender.addAndWait(doubleJob, { id: `own-${number}`, number }, 20_000),
      );
      expect(await Promise.all(results)).toEqual([1, 3, 5]);
      expect(failures.map(({ final, error }) => [final, error.message])).toEqual([
        [false, 'not now'],
      ]);
    });

    it('does not wait in gather for a job that ended', async () => {
      await queued(1, 3, 5);
      const met: (readonly number[])[] = [];
      consume(
        handles(
          doubleJob,
          async ({ number }, { batch }) => {
            if (number === 3) return 0;
            met.push((await batch?.gather(number)) ?? []);
            return 0;
          },
          { most: () => 3, nameOf },
        ),
      );
      await until(() => met.length === 2);
      expect(met).toEqual([
        [1, 5],
        [1, 5],
      ]);
    });

    it('renews the locks of a batch and takes the next one after it', async () => {
      const lock = { ...JOB_LOCK };
      Object.assign(JOB_LOCK, { ms: 1_500 });
      await queued(1, 3, 2);
      consumeTogether(async (number) => {
        const ms = number === 3 ? 2 * JOB_LOCK.ms : 0;
        await new Promise((resolve) => setTimeout(resolve, ms));
        return number;
      });
      await until(() => handled.length === 3, 'all three');
      Object.assign(JOB_LOCK, lock);
      expect(told()).toEqual([[1, 3], [1, 3], [2]]);
      expect(failures).toEqual([]);
    });
  });
});
