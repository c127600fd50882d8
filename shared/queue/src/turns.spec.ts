import { defineJob } from '@likeness/contracts/jobs/job-definition';
import { createTestRedis, type TestRedis } from '@likeness/testing/test-redis';
import { Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { FairLine } from './fair-line.js';
import { JobSender } from './job-sender.js';
import { connectRedis } from './redis-connection.js';
import type { TurnTaker } from './turns.js';

type Work = TurnTaker & { readonly name: string };

const workJob = defineJob({
  name: 'work.do',
  queue: 'photos',
  payload: z.object({ name: z.string() }),
  result: z.null(),
  tries: 1,
  backoffMs: 1,
  dedupeKey: ({ name }) => name,
});

const work = (owner: string, count: number, more: Partial<TurnTaker> = {}): Work[] =>
  Array.from({ length: count }, (_, at) => ({
    name: `${owner}${at}`,
    owner,
    isPaid: false,
    ...more,
  }));

describe('turns', () => {
  let server: TestRedis;
  let redis: Redis;
  let sender: JobSender;
  let taker: TurnTaker | undefined;
  beforeAll(async () => {
    server = await createTestRedis();
    redis = connectRedis(server.url, 'test');
    sender = new JobSender(redis, () => taker);
  });
  beforeEach(() => server.flush());
  afterAll(async () => {
    await sender.close();
    redis.disconnect();
    await server.close();
  });

  async function inQueue(works: readonly Work[]): Promise<string[]> {
    for (const { name, ...own } of works) {
      taker = own;
      await sender.add(workJob, { name });
    }
    const jobs = await sender.queue('photos').getPrioritized(0, -1);
    return jobs.map(({ data }) => (data as { name: string }).name);
  }
  function inProcess(works: readonly Work[]): Promise<string[]> {
    const line = new FairLine<string>();
    for (const { name, ...own } of works) line.add(name, own);
    return Promise.resolve(works.map(() => line.shift() ?? 'nothing'));
  }

  describe.each([
    ['a queue', inQueue],
    ['a process', inProcess],
  ])('of %s', (_name, order) => {
    it('let the second person wait for one piece of a flood', async () => {
      const served = await order([...work('flood', 40), ...work('second', 2)]);
      expect(served.slice(0, 5)).toEqual(['flood0', 'second0', 'flood1', 'second1', 'flood2']);
      expect(served).toHaveLength(42);
    });

    it('let many cookies of one address have four pieces per turn, the first of another one before three', async () => {
      const cookies = Array.from({ length: 40 }, (_, at) =>
        work(`cookie${at}-`, 1, { address: '198.51.100.1' }),
      );
      const served = await order([
        ...cookies.flat(),
        ...work('second', 2, { address: '198.51.100.2' }),
      ]);
      expect([served.indexOf('second0'), served.indexOf('second1')]).toEqual([1, 6]);
    });

    it('let a neighbor at the address of a flood wait for one piece', async () => {
      const address = '198.51.100.1';
      const served = await order([...work('flood', 40, { address }), ...work('b', 1, { address })]);
      expect(served.indexOf('b0')).toBe(1);
    });

    it('serve paid work first, in turns', async () => {
      const paid = { isPaid: true };
      const served = await order([
        ...work('free', 9),
        ...work('pro', 2, paid),
        ...work('other', 1, paid),
      ]);
      expect(served.slice(0, 4)).toEqual(['pro0', 'other0', 'pro1', 'free0']);
    });
  });

  it('let a newcomer go before others’ second pieces once the first has begun', async () => {
    const line = new FairLine<string>();
    const flood = work('flood', 4);
    for (const { name, ...own } of flood) line.add(name, own);
    line.shift();
    line.add('second', { owner: 'second', isPaid: false });
    expect(line.shift()).toBe('second');

    const [first] = await inQueue(flood);
    const worker = new Worker('photos', null, {
      connection: redis.duplicate({ maxRetriesPerRequest: null }),
    });
    const job = await worker.getNextJob('token');
    expect(job?.data).toEqual({ name: first });
    expect((await inQueue(work('second', 1)))[0]).toBe('second0');
    await worker.close();
  });

  it('hold for a burst that is not in the queue yet', async () => {
    const burst = work('flood', 9).map(({ name, ...own }) => {
      taker = own;
      return sender.add(workJob, { name });
    });
    await Promise.all(burst);
    expect((await inQueue(work('second', 1)))[1]).toBe('second0');
  });
});
