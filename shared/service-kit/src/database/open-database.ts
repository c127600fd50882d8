import { DataSource, type DataSourceOptions, type EntitySchema, type MixedList } from 'typeorm';
import type { MigrationInterface } from 'typeorm';

export type DatabaseOptions = {
  readonly url: string;
  readonly schema: string;
  // TypeORM's own type for classes is Function.
  // eslint-disable-next-line @typescript-eslint/no-unsafe-function-type
  readonly entities: MixedList<Function | string | EntitySchema>;
  readonly migrations: (new () => MigrationInterface)[];
  readonly poolMax: number;
  readonly waitMs: number;
};

/** Postgres "Client Connection Defaults", in ms. */
type SessionLimits = {
  readonly lock_timeout: number;
  readonly statement_timeout: number;
  readonly idle_in_transaction_session_timeout: number;
};

/** A user waits for the response, so slow statements fail and can be retried. */
const SERVICE_LIMITS: SessionLimits = {
  lock_timeout: 3_000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
};

/** A replica waits for another one's migrations, and a migration may rewrite a large table. */
const MIGRATION_LIMITS: SessionLimits = {
  lock_timeout: 10 * 60_000,
  statement_timeout: 30 * 60_000,
  idle_in_transaction_session_timeout: 10 * 60_000,
};

/** One holds the migration lock while the other migrates. */
const MIGRATION_CONNECTIONS = 2;
const MIGRATION_CONNECTION_WAIT_MS = 30_000;

export function databaseOptions(options: DatabaseOptions): DataSourceOptions {
  return {
    ...sharedOptions(options),
    entities: options.entities,
    extra: {
      max: options.poolMax,
      connectionTimeoutMillis: options.waitMs,
      options: sessionOptions(options.schema, SERVICE_LIMITS),
    },
  };
}

export async function migrate(options: DatabaseOptions): Promise<void> {
  const database = await new DataSource({
    ...sharedOptions(options),
    migrations: options.migrations,
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    extra: {
      max: MIGRATION_CONNECTIONS,
      connectionTimeoutMillis: MIGRATION_CONNECTION_WAIT_MS,
      options: sessionOptions(options.schema, MIGRATION_LIMITS),
    },
  }).initialize();
  try {
    const runner = database.createQueryRunner();
    // A session lock: Postgres releases it even if the process dies.
    await runner.query(`SELECT pg_advisory_lock(hashtext('likeness.migrations'))`);
    await database.runMigrations();
  } finally {
    await database.destroy();
  }
}

function sharedOptions({ url, schema }: DatabaseOptions) {
  return {
    type: 'postgres',
    url,
    schema,
    applicationName: schema,
    // The pool replaces failed idle connections; queries report their own errors.
    poolErrorHandler: () => undefined,
  } as const;
}

function sessionOptions(schema: string, limits: SessionLimits): string {
  const settings = Object.entries({ search_path: schema, ...limits });
  return settings.map(([name, value]) => `-c ${name}=${value}`).join(' ');
}
