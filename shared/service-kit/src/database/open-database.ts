import { DataSource, type DataSourceOptions, type EntitySchema, type MixedList } from 'typeorm';
import type { MigrationInterface } from 'typeorm';

export type DatabaseOptions = {
  readonly url: string;
  /** The service's own schema; it also names its migrations' lock. */
  readonly schema: string;
  // TypeORM's own type for classes is Function.
  // eslint-disable-next-line @typescript-eslint/no-unsafe-function-type
  readonly entities: MixedList<Function | string | EntitySchema>;
  readonly migrations: (new () => MigrationInterface)[];
};

/** Settings of a service's database. The schema and its role must exist; tables come from migrations. */
export function databaseOptions(options: DatabaseOptions): DataSourceOptions {
  return {
    type: 'postgres',
    url: options.url,
    schema: options.schema,
    entities: options.entities,
    migrations: options.migrations,
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    extra: { max: 10, options: `-c search_path=${options.schema}` },
    // A failing idle connection is replaced by the pool; queries report their own errors.
    poolErrorHandler: () => undefined,
  };
}

/** Connects and brings the tables up to date; of several replicas one migrates, the others wait. */
export async function openDatabase(options: DataSourceOptions): Promise<DataSource> {
  const database = await new DataSource(options).initialize();
  const runner = database.createQueryRunner();
  try {
    await runner.query(`SELECT pg_advisory_lock(hashtext('likeness.migrations'))`);
    await database.runMigrations();
  } finally {
    await runner.query(`SELECT pg_advisory_unlock(hashtext('likeness.migrations'))`);
    await runner.release();
  }
  return database;
}
