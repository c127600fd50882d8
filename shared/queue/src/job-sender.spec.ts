import { defineJob } from '@likeness/contracts/jobs/job-definition';
import { createTestRedis, type TestRedis } from '@likeness/testing/test-redis';
import { until } from '@likeness/testing/until';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { handles, JobConsumer } from './job-consumer.js';
import { JobSender } from './job-sender.js';
import { connectRedis } from './redis-connection.js';

const noteJob = defineJob({
  name: 'note.take',
  queue: 'results',
  payload: z.object({ id: z.string(), text: z.string().max(10) }),
  result: z.null(),
  tries: 1,
  backoffMs: 1,
  dedupeKey: ({ id }) => `note-${id}`,
});

describe('JobSender', () => {
  let server: TestRedis;
  let redis: Redis;
  let sender: JobSender;
  beforeAll(async () => {
    server = await createTestRedis();
    redis = connectRedis(server.url, 'test');
    sender = new JobSender(redis);
  });
  beforeEach(() => server.flush());
  afterAll(async () => {
    await sender.close();
    redis.disconnect();
    await server.close();
  });

  /** Commands that the server ran meanwhile. */
  async function countCommands(work: Promise<unknown>): Promise<number> {
    const total = async () =>
      Number(/total_commands_processed:(\d+)/.exec(await redis.info('stats'))?.[1]);
    const before = await total();
    await work;
    return (await total()) - before;
  }
  const consume = (note: (id: string) => Promise<null>) =>
    new JobConsumer({
      queue: 'results',
      handlers: [handles(noteJob, ({ id }) => note(id))],
      redis,
      concurrency: 1,
      onFailure: () => undefined,
    });
  const waiting = async () =>
    (await sender.queue('results').getJobs(['waiting', 'prioritized'])).length;

  it('deduplicates jobs with the same key', async () => {
    await sender.add(noteJob, { id: 'same', text: 'first' });
    await sender.add(noteJob, { id: 'same', text: 'second' });
    await sender.add(noteJob, { id: 'other', text: 'third' });
    expect(await waiting()).toBe(2);
    expect((await sender.queue('results').getJob('note-same'))?.data).toMatchObject({
      text: 'first',
    });
  });

  it('rejects an invalid payload', async () => {
    const wrong = sender.add(noteJob, { id: 'long', text: 'more than ten' });
    await expect(wrong).rejects.toThrow();
    expect(await waiting()).toBe(0);
  });

  it('runs the job of higher priority first', async () => {
    await sender.add(noteJob, { id: 'a', text: 'later' }, { priority: 2 });
    await sender.add(noteJob, { id: 'b', text: 'later too' }, { priority: 2 });
    await sender.add(noteJob, { id: 'c', text: 'first' }, { priority: 1 });
    const done: string[] = [];
    const consumer = consume((id) => {
      done.push(id);
      return Promise.resolve(null);
    });
    await sender.addAndWait(noteJob, { id: 'd', text: 'added last' }, 10_000);
    await sender.addAndWait(noteJob, { id: 'b', text: 'later too' }, 10_000);
    await consumer.close();
    expect(done.filter((id) => id !== 'd')).toEqual(['c', 'a', 'b']);
  });

  it('knows a job until it ends and removes a waiting one', async () => {
    const note = { id: 'alive', text: 'here' };
    expect(await sender.isAlive(noteJob, note)).toBe(false);
    await sender.add(noteJob, note);
    expect(await sender.isAlive(noteJob, note)).toBe(true);
    expect(await sender.remove(noteJob, note)).toBe(true);
    expect(await sender.isAlive(noteJob, note)).toBe(false);
  });

  it('does not remove an active job', async () => {
    const note = { id: 'taken', text: 'mine' };
    const { promise, resolve } = Promise.withResolvers<null>();
    let isBegun = false;
    const consumer = consume(() => {
      isBegun = true;
      return promise;
    });
    await sender.add(noteJob, note);
    await until(() => isBegun);
    expect(await sender.remove(noteJob, note)).toBe(false);
    expect(await sender.isAlive(noteJob, note)).toBe(true);
    resolve(null);
    await consumer.close();
  });

  it('respects the timeout of a wait', async () => {
    const before = performance.now();
    const answer = sender.addAndWait(noteJob, { id: 'nobody', text: 'there' }, 300);
    await expect(answer).rejects.toThrow();
    expect(performance.now() - before).toBeLessThan(5_000);
  });

  it('rejects the wait for a job that was removed', async () => {
    const note = { id: 'removed', text: 'gone' };
    const before = performance.now();
    const answer = sender.addAndWait(noteJob, note, 60_000);
    await until(() => sender.isAlive(noteJob, note));
    await sender.remove(noteJob, note);
    const commands = await countCommands(answer.catch(() => undefined));
    await expect(answer).rejects.toThrow();
    expect(performance.now() - before).toBeLessThan(30_000);
    expect(commands).toBeLessThan(50);
  });

  it('rejects the wait for a failed job', async () => {
    const consumer = consume(() => Promise.reject(new Error('no paper')));
    const answer = sender.addAndWait(noteJob, { id: 'failing', text: 'no' }, 10_000);
    await expect(answer).rejects.toThrow('no paper');
    expect(await sender.isAlive(noteJob, { id: 'failing', text: 'no' })).toBe(false);
    await consumer.close();
  });

  it('reports whether Redis is reachable and closes without it', async () => {
    const away = connectRedis('redis://127.0.0.1:1', 'test');
    const lonely = new JobSender(away);
    lonely.queue('results');
    expect([sender.connected, lonely.connected]).toEqual([true, false]);
    await lonely.close();
    away.disconnect();
  });
});
