import type { DataSourceOptions, EntitySchema, MigrationInterface, MixedList } from 'typeorm';

/** Nothing migrates down: a rollback runs the old processes on the current tables. */
export type Migration = Omit<MigrationInterface, 'down'>;

export type DatabaseOptions = {
  readonly url: string;
  /** For migrations, where `url` is a pooler. */
  readonly directUrl?: string | undefined;
  readonly schema: string;
  // TypeORM's own type for classes is Function.
  // oxlint-disable-next-line typescript/no-unsafe-function-type
  readonly entities: MixedList<Function | string | EntitySchema>;
  readonly migrations: (new () => Migration)[];
  readonly poolMax: number;
  readonly waitMs: number;
};

/** Postgres "Client Connection Defaults", in ms. */
export type SessionLimits = {
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

export function sharedOptions({ url, schema }: DatabaseOptions) {
  return {
    type: 'postgres',
    url,
    schema,
    applicationName: schema,
    // The pool replaces failed idle connections; queries report their own errors.
    poolErrorHandler: () => undefined,
  } as const;
}

export function sessionOptions(schema: string, limits: SessionLimits): string {
  const settings = Object.entries({ search_path: schema, ...limits });
  return settings.map(([name, value]) => `-c ${name}=${value}`).join(' ');
}
