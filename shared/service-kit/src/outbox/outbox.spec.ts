import { defineJob, type JobDefinition } from '@likeness/contracts/jobs/job-definition';
import type { QueueName } from '@likeness/contracts/names/queues';
import type { JobSender, SendOptions } from '@likeness/queue/job-sender';
import { until } from '@likeness/testing/until';
import { pino } from 'pino';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { queryNumber } from '../database/rows.js';
import { guardTransactions } from '../database/transaction-guard.js';
import { Metrics } from '../metrics/metrics.js';
import { dataSourceSuite } from '../testing/data-source-suite.js';
import { OutboxRetries1765850000000 } from './outbox-retries.migration.js';
import { CREATE_OUTBOX } from './create-outbox.js';
import { OutboxHealth, OutboxService } from './outbox.service.js';

const jobOf = (name: string, queue: QueueName = 'results') =>
  defineJob({
    name,
    queue,
    payload: z.object({ id: z.int() }),
    result: z.null(),
    tries: 1,
    backoffMs: 1,
    dedupeKey: ({ id }) => `${name}-${id}`,
  });
const noteJob = jobOf('note.take');
const creditJob = jobOf('credit.take', 'credits');

type Sent = { job: string; payload: unknown; options: SendOptions };

class FakeSender {
  readonly sent: Sent[] = [];
  calls = 0;
  away: QueueName[] = [];

  add(definition: JobDefinition, payload: unknown, options: SendOptions): Promise<void> {
    this.calls += 1;
    if (this.away.includes(definition.queue)) return Promise.reject(new Error('away'));
    this.sent.push({ job: definition.name, payload, options });
    return Promise.resolve();
  }
}

describe('the outbox', () => {
  let sender: FakeSender;
  let outbox: OutboxService;
  let metrics: Metrics;
  const warnings: string[] = [];
  const prepare = async (opened: DataSource) => {
    guardTransactions(opened, (error) => {
      throw error;
    });
    await opened.query(CREATE_OUTBOX);
    await new OutboxRetries1765850000000().up(opened.createQueryRunner());
  };
  const database = dataSourceSuite('outboxes', prepare);
  beforeEach(() => {
    sender = new FakeSender();
    metrics = new Metrics();
    const logger = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) });
    outbox = Object.assign(
      new OutboxService(
        database,
        sender as unknown as JobSender,
        [noteJob, creditJob] as unknown as JobDefinition[],
        metrics,
      ),
      { logger },
    );
  });
  afterEach(async () => {
    await outbox.onApplicationShutdown();
    await database.sql`TRUNCATE outbox`;
    warnings.length = 0;
  });

  const add = (id: number, options?: SendOptions) =>
    database.transaction((manager) => outbox.add(manager, noteJob, { id }, options));
  const left = () => queryNumber(database)`SELECT count(*)::int FROM outbox`;
  const sentIds = () => sender.sent.map(({ payload }) => (payload as { id: number }).id);

  it('sends committed jobs in order and deletes them', async () => {
    await database.transaction(async (manager) => {
      await outbox.add(manager, noteJob, { id: 1 });
      await outbox.add(manager, noteJob, { id: 2 }, { priority: 3 });
      expect(sender.calls).toBe(0);
    });
    await until(async () => (await left()) === 0);
    expect(sender.sent).toEqual([
      { job: 'note.take', payload: { id: 1 }, options: { priority: undefined } },
      { job: 'note.take', payload: { id: 2 }, options: { priority: 3 } },
    ]);
  });

  it('sends nothing after a rollback', async () => {
    const undone = database.transaction(async (manager) => {
      await outbox.add(manager, noteJob, { id: 1 });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await add(2);
    outbox.wake();
    await until(async () => (await left()) === 0);
    expect(sentIds()).toEqual([2]);
  });

  it('rejects an invalid payload', async () => {
    const wrong = database.transaction((manager) => outbox.add(manager, noteJob, { id: 0.5 }));
    await expect(wrong).rejects.toThrow();
    expect(await left()).toBe(0);
  });

  it('keeps, reports and resends jobs that the queue rejects', async () => {
    sender.away = ['results'];
    for (const id of [1, 2]) await add(id);
    outbox.wake();
    await until(() => warnings.length > 0);
    expect([await left(), sender.sent]).toEqual([2, []]);
    sender.away = [];
    await until(async () => (await left()) === 0);
    expect(sentIds().toSorted()).toEqual([1, 2]);
  });

  it('sends several batches of an earlier process', async () => {
    await database.sql`INSERT INTO outbox (job, payload)
      SELECT 'note.take', jsonb_build_object('id', n) FROM generate_series(1, 250) AS n`;
    void outbox.onApplicationBootstrap();
    await until(async () => (await left()) === 0);
    expect(sentIds()).toEqual(Array.from({ length: 250 }, (_, index) => index + 1));
  });

  it('sends what is behind jobs of another version and of a queue that is away', async () => {
    await database.sql`INSERT INTO outbox (job, payload)
      SELECT job, jsonb_build_object('id', n)
      FROM unnest(ARRAY['note.removed', 'credit.take', 'note.take']) WITH ORDINALITY AS t (job,
        at),
        generate_series(1, 150) AS n ORDER BY at, n`;
    sender.away = ['credits'];
    outbox.wake();
    await until(() => sender.sent.length === 150);
    expect(sentIds()).toEqual(Array.from({ length: 150 }, (_, index) => index + 1));
    await until(async () => (await left()) === 300);
    // One attempt shows that a queue is away.
    expect(sender.calls).toBeLessThan(160);
    const failures = await metrics.getSingleMetricAsString('outbox_failures_total');
    const [, removed] = /\{job="note.removed"\} (\d+)/.exec(failures) ?? [];
    expect(Number(removed)).toBeGreaterThanOrEqual(150);
    sender.away = [];
    await until(async () => (await left()) === 150, 'the jobs of the queue that is back');
  });

  it('puts a failed job off for longer each time, and tells its age', async () => {
    await database.sql`INSERT INTO outbox (job, payload, attempts, created_at)
      VALUES ('note.removed', '{}', 5, now() - interval '5 minutes')`;
    outbox.wake();
    await until(() => warnings.length > 0);
    await until(async () => {
      const [row] = await database.sql<{ seconds: number }[]>`
        SELECT extract(epoch FROM due_at - now())::float8 AS seconds FROM outbox`;
      return (row?.seconds ?? 0) > 25;
    });
    expect(await outbox.oldestSeconds()).toBeGreaterThan(299);
    expect(await metrics.metrics()).toMatch(/^outbox_oldest_seconds (?:299|3\d\d)/m);
    const health = new OutboxHealth(outbox);
    await expect(health.check()).rejects.toThrow('a job waits for');
    await database.sql`TRUNCATE outbox`;
    await expect(health.check()).resolves.toBeUndefined();
  });

  it('sends nothing after stop', async () => {
    await outbox.onApplicationShutdown();
    await add(1);
    outbox.wake();
    expect([sender.calls, await left()]).toEqual([0, 1]);
  });
});
