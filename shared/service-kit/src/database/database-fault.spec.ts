import { until } from '@likeness/testing/until';
import type { DataSource, EntityManager } from 'typeorm';
import { toAppError } from '../http/error.filter.js';
import { dataSourceSuite } from '../testing/data-source-suite.js';
import { Metrics } from '../metrics/metrics.js';
import { PoolMetrics } from './pool-metrics.js';

async function answerTo(work: Promise<unknown>): Promise<[number, string, number | undefined]> {
  const error = toAppError(
    await work.then(
      () => new Error('it did not fail'),
      (thrown: unknown) => thrown,
    ),
  );
  return [error.status, error.code, error.retryAfterSeconds];
}

const BUSY = [503, 'SERVICE_BUSY', 3];

describe('transient database errors', () => {
  const metrics = new Metrics();
  const prepare = async (opened: DataSource) => {
    new PoolMetrics(metrics).measure(opened);
    await opened.query('CREATE TABLE rows (id int PRIMARY KEY)');
    await opened.query('INSERT INTO rows VALUES (1)');
  };
  const database = dataSourceSuite('limited', prepare, { poolMax: 2, waitMs: 1_000 });

  const metric = async (name: string) =>
    (await metrics.getSingleMetricAsString(name)).split('\n').filter((line) => line[0] !== '#');
  const isConnected = async (pid: number | undefined) => {
    const rows = await database.sql<unknown[]>`SELECT FROM pg_stat_activity WHERE pid = ${pid}`;
    return rows.length > 0;
  };
  const holdRow = (manager: EntityManager) =>
    manager.sql`SELECT id FROM rows WHERE id = 1 FOR UPDATE`;

  it('a lock timeout is 503 with Retry-After', async () => {
    await database.transaction(async (manager) => {
      await holdRow(manager);
      const other = database.transaction(async (held) => {
        await held.sql`SET LOCAL lock_timeout = 50`;
        await holdRow(held);
      });
      expect(await answerTo(other)).toEqual(BUSY);
    });
  });

  it('a statement timeout is 503', async () => {
    const slow = database.transaction(async (manager) => {
      await manager.sql`SET LOCAL statement_timeout = 50`;
      await manager.sql`SELECT pg_sleep(60)`;
    });
    expect(await answerTo(slow)).toEqual(BUSY);
  });

  it('an exhausted pool is 503 and counted in the metrics', async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const work = [1, 2].map(() =>
      database.transaction(async (manager) => {
        await manager.sql`SELECT 1`;
        await held;
      }),
    );
    const isUsed = 'database_pool_connections{state="used"} 2';
    await until(async () => (await metric('database_pool_connections')).includes(isUsed), isUsed);
    const late = answerTo(database.sql`SELECT 1`);
    const isWaiting = 'database_pool_waiting 1';
    await until(async () => (await metric('database_pool_waiting')).includes(isWaiting), isWaiting);
    expect(await metric('database_pool_connections')).toContain(isUsed);
    expect(await late).toEqual(BUSY);
    expect(await metric('database_pool_failures_total')).toContain(
      'database_pool_failures_total 1',
    );
    letGo();
    await Promise.all(work);
    expect(await database.sql`SELECT 1 AS n`).toEqual([{ n: 1 }]);
  });

  it('a lost connection is 503 and replaced', async () => {
    const cut = database.sql`SELECT pg_terminate_backend(pg_backend_pid())`;
    expect(await answerTo(cut)).toEqual(BUSY);
    const inside = database.transaction(async (manager) => {
      const [own] = await manager.sql<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
      await manager.sql`SET LOCAL idle_in_transaction_session_timeout = 50`;
      await until(async () => !(await isConnected(own?.pid)), 'the end of the connection');
      await manager.sql`SELECT 1`;
    });
    expect(await answerTo(inside)).toEqual(BUSY);
    expect(await database.sql`SELECT 1 AS n`).toEqual([{ n: 1 }]);
  });

  it('a query after TypeORM has released a broken connection is 503', async () => {
    const runner = database.createQueryRunner();
    await runner.connect();
    await runner.release();
    expect(await answerTo(runner.sql`SELECT 1`)).toEqual(BUSY);
    expect(await answerTo(runner.manager.sql`SELECT 1`)).toEqual(BUSY);
  });

  it('what is wrong with a statement stays a fault of ours', async () => {
    expect(await answerTo(database.sql`SELECT nothing FROM nowhere`)).toEqual([
      500,
      'INTERNAL',
      undefined,
    ]);
    expect(await answerTo(database.sql`INSERT INTO rows VALUES (1)`)).toEqual([
      500,
      'INTERNAL',
      undefined,
    ]);
  });
});
