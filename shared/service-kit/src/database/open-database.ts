import { DataSource, type DataSourceOptions, type EntitySchema, type MixedList } from 'typeorm';
import type { MigrationInterface } from 'typeorm';

export type DatabaseOptions = {
  readonly url: string;
  /** The service's own schema; it also names its connections. */
  readonly schema: string;
  // TypeORM's own type for classes is Function.
  // eslint-disable-next-line @typescript-eslint/no-unsafe-function-type
  readonly entities: MixedList<Function | string | EntitySchema>;
  readonly migrations: (new () => MigrationInterface)[];
  /** Most connections that one process opens. */
  readonly poolMax: number;
  /** How long a query waits for a connection of the pool, or for a new one to be made. */
  readonly waitMs: number;
};

/** What Postgres itself ends (its "Client Connection Defaults"), in ms. */
type SessionLimits = {
  readonly lock_timeout: number;
  readonly statement_timeout: number;
  readonly idle_in_transaction_session_timeout: number;
};

/** Somebody waits for the answer: what takes longer is given up and can be asked again. */
const SERVICE_LIMITS: SessionLimits = {
  lock_timeout: 3_000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
};

/** A replica waits for another one's migrations; a migration may rewrite a large table. */
const MIGRATION_LIMITS: SessionLimits = {
  lock_timeout: 10 * 60_000,
  statement_timeout: 30 * 60_000,
  idle_in_transaction_session_timeout: 10 * 60_000,
};

/** One holds the migrations' lock while the other migrates. */
const MIGRATION_CONNECTIONS = 2;
const MIGRATION_CONNECTION_WAIT_MS = 30_000;

/** Settings of a service's database. The schema and its role must exist; tables come from migrations. */
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

/** Brings the tables up to date; of several replicas one migrates, the others wait. */
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
    // The lock ends with its session, however the migrations end.
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
    // A failing idle connection is replaced by the pool; queries report their own errors.
    poolErrorHandler: () => undefined,
  } as const;
}

function sessionOptions(schema: string, limits: SessionLimits): string {
  const settings = Object.entries({ search_path: schema, ...limits });
  return settings.map(([name, value]) => `-c ${name}=${value}`).join(' ');
}
