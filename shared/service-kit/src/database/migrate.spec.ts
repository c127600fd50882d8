import { FaultyLink } from '@likeness/testing/faulty-link';
import { createTestDatabase, type TestDatabase } from '@likeness/testing/test-database';
import { until } from '@likeness/testing/until';
import { DataSource, type QueryRunner } from 'typeorm';
import { migrate, migrateOnceThere } from './migrate.js';
import { databaseOptions } from './open-database.js';

class AddColumn1764000000000 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE rows ADD COLUMN added int');
  }
}

class AddIndex1764100000000 {
  readonly transaction = false;
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS rows_added');
    await runner.query('CREATE INDEX CONCURRENTLY rows_added ON rows (added)');
  }
}

/** Replaces both. */
class Baseline1764100000000 {
  readonly name = 'AddIndex1764100000000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE rows ADD COLUMN added int');
  }
}

describe('migrations', () => {
  let server: TestDatabase;
  let database: DataSource;
  const options = () => ({
    url: server.url,
    schema: 'migrated',
    entities: [],
    migrations: [AddColumn1764000000000, AddIndex1764100000000],
    poolMax: 3,
    waitMs: 4_000,
  });
  beforeEach(async () => {
    server = await createTestDatabase({ schema: 'migrated' });
    database = await new DataSource(databaseOptions(options())).initialize();
    await database.query('CREATE TABLE rows (id int PRIMARY KEY)');
    await database.query('INSERT INTO rows VALUES (1)');
  });
  afterEach(async () => {
    await database.destroy();
    await server.drop();
  });

  const isIndexed = async () =>
    (await database.query<unknown[]>(`SELECT FROM pg_indexes WHERE indexname = 'rows_added'`))
      .length > 0;
  const withLock = (lock: string, work: () => Promise<void>) =>
    database.transaction(async (manager) => {
      await manager.query(lock);
      await work();
    });
  const withHeldRow = (work: () => Promise<void>) =>
    withLock('SELECT id FROM rows FOR UPDATE', work);
  const untilMigrationWaits = () => {
    const waits = `SELECT FROM pg_stat_activity WHERE wait_event = 'relation'`;
    const isWaiting = async () => (await database.query<unknown[]>(waits)).length > 0;
    return until(isWaiting, 'the migration to wait');
  };

  it('try again when a client holds a lock, and let other clients write in between', async () => {
    const retries = { count: 100, pauseMs: 500 };
    let migrated = Promise.resolve();
    await withHeldRow(async () => {
      migrated = migrate(options(), retries);
      await untilMigrationWaits();
      await database.query('INSERT INTO rows VALUES (2)');
    });
    await migrated;
    expect(await isIndexed()).toBe(true);
  });

  it('let clients write at once while the migration waits for a vacuum', async () => {
    let migrated = Promise.resolve();
    // VACUUM holds this lock, too.
    await withLock('LOCK TABLE rows IN SHARE UPDATE EXCLUSIVE MODE', async () => {
      migrated = migrate(options(), { count: 100, pauseMs: 100 });
      await untilMigrationWaits();
      await database.transaction(async (client) => {
        await client.query(`SET LOCAL lock_timeout = 50`);
        await client.query('INSERT INTO rows VALUES (2)');
      });
    });
    await migrated;
    expect(await isIndexed()).toBe(true);
  });

  it('wait for a server that has not started, and say so once', async () => {
    const url = new URL(server.url);
    const link = await FaultyLink.before(Number(url.port));
    await link.refuse();
    url.hostname = '127.0.0.1';
    url.port = String(link.port);
    const waits = jest.fn(() => void setTimeout(() => void link.open(), 1_500));
    await migrateOnceThere({ ...options(), url: url.href }, waits);
    await link.close();
    expect(waits).toHaveBeenCalledTimes(1);
    expect(await isIndexed()).toBe(true);
  });

  it('fail when the lock is never available, and change nothing', async () => {
    await withHeldRow(async () => {
      const late = migrate(options(), { count: 1, pauseMs: 1 });
      await expect(late).rejects.toMatchObject({ driverError: { code: '55P03' } });
    });
    expect(await isIndexed()).toBe(false);
  });

  it('skip a baseline in a database of its release', async () => {
    await migrate(options());
    await migrate({ ...options(), migrations: [Baseline1764100000000] });
  });

  it('refuse a database that is older than its baseline', async () => {
    await migrate({ ...options(), migrations: [AddColumn1764000000000] });
    const late = migrate({ ...options(), migrations: [Baseline1764100000000] });
    await expect(late).rejects.toThrow('This database is older than 0.2.0');
  });

  it('wait for another process, which can build an index meanwhile', async () => {
    let other = Promise.resolve();
    await database.transaction(async (manager) => {
      await manager.query(`SELECT pg_advisory_xact_lock(hashtext('likeness.migrations'))`);
      other = migrate(options());
      const asks = `SELECT FROM pg_stat_activity
        WHERE query LIKE '%pg_try_advisory_lock%' AND pid <> pg_backend_pid()`;
      const hasAsked = async () => (await database.query<unknown[]>(asks)).length > 0;
      await until(hasAsked, 'the other process to ask for the lock');
      await database.query('CREATE INDEX CONCURRENTLY rows_other ON rows (id)');
      expect(await isIndexed()).toBe(false);
    });
    await other;
    expect(await isIndexed()).toBe(true);
  });
});
