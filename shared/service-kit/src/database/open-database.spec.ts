import { createTestDatabase } from '@likeness/testing/test-database';
import { DataSource } from 'typeorm';
import { databaseOptions } from './open-database.js';

/** With `TEST_POOLER`, the settings come from `pgbouncer.ini`. */
test('connections of services have the schema and the limits, with and without a pooler', async () => {
  const server = await createTestDatabase({ schema: 'own' });
  const options = { schema: 'own', entities: [], migrations: [], poolMax: 2, waitMs: 20_000 };
  const database = await new DataSource(
    databaseOptions({ ...options, url: server.serviceUrl }),
  ).initialize();
  const names = 'lock_timeout statement_timeout idle_in_transaction_session_timeout search_path';
  const [settings] = await database.query<Record<string, string>[]>(
    `SELECT ${names
      .split(' ')
      .map((name) => `current_setting('${name}') AS ${name}`)
      .join()}`,
  );
  await database.destroy();
  await server.drop();
  expect(settings).toEqual({
    lock_timeout: '3s',
    statement_timeout: '10s',
    idle_in_transaction_session_timeout: '10s',
    search_path: 'own',
  });
});
