import { suite } from '@likeness/testing/suite';
import { createTestDatabase } from '@likeness/testing/test-database';
import { DataSource } from 'typeorm';
import { type DatabaseOptions, databaseOptions } from '../database/open-database.js';

/** A database of a suite, opened as services do. */
export function dataSourceSuite(
  schema: string,
  prepare: (database: DataSource) => unknown,
  change: Partial<DatabaseOptions> = {},
): DataSource {
  let drop = () => Promise.resolve();
  const open = async () => {
    const server = await createTestDatabase({ schema });
    drop = server.drop;
    const limits = { poolMax: 10, waitMs: 4_000 };
    const options = { url: server.url, schema, entities: [], migrations: [], ...limits, ...change };
    const database = await new DataSource(databaseOptions(options)).initialize();
    await prepare(database);
    return database;
  };
  return suite(open, async (database) => {
    await database.destroy();
    await drop();
  });
}
