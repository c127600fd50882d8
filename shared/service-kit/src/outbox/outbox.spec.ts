import { defineJob, type JobDefinition } from '@likeness/contracts/jobs/job-definition';
import type { JobSender, SendOptions } from '@likeness/queue/job-sender';
import { createTestDatabase, type TestDatabase } from '@likeness/testing/test-database';
import { until } from '@likeness/testing/until';
import { pino } from 'pino';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { guardTransactions } from '../database/transaction-guard.js';
import { CREATE_OUTBOX, OutboxEntry } from './outbox.entity.js';
import { OutboxService } from './outbox.service.js';

const jobOf = (name: string) =>
  defineJob({
    name,
    queue: 'results',
    payload: z.object({ id: z.int() }),
    result: z.null(),
    attempts: 1,
    backoffMs: 1,
    dedupeKey: ({ id }) => `${name}-${id}`,
  });
const noteJob = jobOf('note.take');
const removedJob = jobOf('note.removed');

type Sent = { job: string; payload: unknown; options: SendOptions };

class FakeSender {
  readonly sent: Sent[] = [];
  calls = 0;
  isAway = false;

  add(definition: JobDefinition, payload: unknown, options: SendOptions): Promise<void> {
    this.calls += 1;
    if (this.isAway) return Promise.reject(new Error('away'));
    this.sent.push({ job: definition.name, payload, options });
    return Promise.resolve();
  }
}

describe('the outbox', () => {
  let server: TestDatabase;
  let database: DataSource;
  let sender: FakeSender;
  let outbox: OutboxService;
  const warnings: string[] = [];
  beforeAll(async () => {
    server = await createTestDatabase({ schema: 'outboxes' });
    database = await new DataSource({
      type: 'postgres',
      url: server.url,
      entities: [OutboxEntry],
    }).initialize();
    guardTransactions(database, (error) => {
      throw error;
    });
    await database.query(CREATE_OUTBOX);
  });
  beforeEach(() => {
    sender = new FakeSender();
    const logger = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) });
    outbox = Object.assign(
      new OutboxService(database, sender as unknown as JobSender, [noteJob as JobDefinition]),
      { logger },
    );
  });
  afterEach(async () => {
    await outbox.onApplicationShutdown();
    await database.query('TRUNCATE outbox');
    warnings.length = 0;
  });
  afterAll(async () => {
    await database.destroy();
    await server.drop();
  });

  const add = (id: number, options?: SendOptions) =>
    database.transaction((manager) => outbox.add(manager, noteJob, { id }, options));
  const left = () => database.getRepository(OutboxEntry).count();
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
    sender.isAway = true;
    for (const id of [1, 2]) await add(id);
    outbox.wake();
    await until(() => warnings.length > 0);
    expect([await left(), sender.sent]).toEqual([2, []]);
    sender.isAway = false;
    await until(async () => (await left()) === 0);
    expect(sentIds()).toEqual([1, 2]);
  });

  it('sends several batches of an earlier process', async () => {
    await database.query(
      `INSERT INTO outbox (job, payload)
       SELECT 'note.take', jsonb_build_object('id', n) FROM generate_series(1, 250) AS n`,
    );
    void outbox.onApplicationBootstrap();
    await until(async () => (await left()) === 0);
    expect(sentIds()).toEqual(Array.from({ length: 250 }, (_, index) => index + 1));
  });

  it('keeps a job of another version', async () => {
    const other = Object.assign(
      new OutboxService(database, sender as unknown as JobSender, [removedJob as JobDefinition]),
      { logger: pino({ level: 'silent' }) },
    );
    await other.stop();
    await database.transaction((manager) => other.add(manager, removedJob, { id: 1 }));
    outbox.wake();
    await until(() => warnings.length > 0);
    expect([await left(), sender.calls]).toEqual([1, 0]);
  });

  it('sends nothing after stop', async () => {
    await outbox.onApplicationShutdown();
    await add(1);
    outbox.wake();
    expect([sender.calls, await left()]).toEqual([0, 1]);
  });
});
