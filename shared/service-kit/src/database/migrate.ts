import { setTimeout as delay } from 'node:timers/promises';
import pRetry from 'p-retry';
import { DataSource, QueryFailedError, type QueryRunner } from 'typeorm';
import { z } from 'zod';
import { refuseOlderDatabase } from './baseline.js';
import {
  type DatabaseOptions,
  type SessionLimits,
  sessionOptions,
  sharedOptions,
} from './open-database.js';
import { queryColumn } from './rows.js';

/** Clients queue behind a migration that waits for a lock, so it waits briefly and tries again. */
const LIMITS: SessionLimits = {
  lock_timeout: 500,
  statement_timeout: 30 * 60_000,
  idle_in_transaction_session_timeout: 10 * 60_000,
};
const RETRIES = { count: 30, pauseMs: 5_000 };
/** Longer than Postgres's `deadlock_timeout` of 1 s, after which Postgres cancels an autovacuum. */
const AUTOVACUUM_WAIT_MS = 1_200;
type Fault = { readonly code?: unknown };
/** Lock timeout and deadlock: SQLSTATE 55P03 and 40P01. */
const LOCK_FAULTS: ReadonlySet<unknown> = new Set(['55P03', '40P01']);
/** No server, no name of it yet, or a server that starts: SQLSTATE 57P03. */
const NOT_STARTED: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P03',
]);

/** One holds the migration lock while the other migrates. */
const CONNECTIONS = 2;
const CONNECTION_WAIT_MS = 30_000;
const OTHER_PROCESS_MS = 10 * 60_000;
const POLL_MS = 500;

/** Waits a minute for a server that starts beside this process. */
export async function migrateOnceThere(options: DatabaseOptions, onWait: () => void) {
  await pRetry(() => migrate(options), {
    retries: 60,
    minTimeout: 1_000,
    factor: 1,
    shouldRetry: ({ error, attemptNumber }) => {
      const isAway = NOT_STARTED.has((error as Fault).code);
      if (isAway && attemptNumber === 1) onWait();
      return isAway;
    },
  });
}

export async function migrate(options: DatabaseOptions, retries = RETRIES): Promise<void> {
  const database = await new DataSource({
    ...sharedOptions(options),
    url: options.directUrl ?? options.url,
    migrations: options.migrations,
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    extra: {
      max: CONNECTIONS,
      connectionTimeoutMillis: CONNECTION_WAIT_MS,
      options: sessionOptions(options.schema, LIMITS),
    },
  }).initialize();
  try {
    const runner = database.createQueryRunner();
    await takeMigrationLock(runner);
    await refuseOlderDatabase(runner, database.migrations[0]);
    await pRetry(
      async () => {
        await endAutovacuums(database);
        await database.runMigrations();
      },
      {
        retries: retries.count,
        minTimeout: retries.pauseMs,
        factor: 1,
        shouldRetry: ({ error }) => isLockFault(error),
      },
    );
  } finally {
    await database.destroy();
  }
}

/** A session lock: Postgres releases it even if the process dies. */
async function takeMigrationLock({ manager }: QueryRunner): Promise<void> {
  const deadline = performance.now() + OTHER_PROCESS_MS;
  // A waiting statement would hold a snapshot, and CREATE INDEX CONCURRENTLY waits for snapshots.
  const take = () =>
    queryColumn(manager, z.boolean())`
      SELECT pg_try_advisory_lock(hashtext('likeness.migrations'))`;
  while (!(await take())[0]) {
    if (performance.now() > deadline) throw new Error('another process holds the migration lock');
    await delay(POLL_MS);
  }
}

/**
 * Taking this lock blocks no client. A table may disappear meanwhile, because an older service is
 * still running.
 */
function endAutovacuums(database: DataSource): Promise<void> {
  return database.transaction(async (manager) => {
    await manager.query(`SET LOCAL lock_timeout = ${AUTOVACUUM_WAIT_MS}`);
    await manager.query(`
      DO $$ DECLARE name text; BEGIN
        FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = current_schema LOOP
          BEGIN
            EXECUTE format('LOCK TABLE %I IN SHARE UPDATE EXCLUSIVE MODE', name);
          EXCEPTION WHEN undefined_table THEN NULL;
          END;
        END LOOP;
      END $$`);
  });
}

function isLockFault(error: Error): boolean {
  return error instanceof QueryFailedError && LOCK_FAULTS.has((error.driverError as Fault).code);
}
