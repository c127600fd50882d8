import { Redis } from 'ioredis';
import { Client } from 'pg';
import { createTestDatabase } from './test-database.js';
import { createTestRedis } from './test-redis.js';

test('creates and drops a database with the schema first on the path', async () => {
  const database = await createTestDatabase({ schema: 'lenses' });
  const client = new Client({ connectionString: database.url });
  client.on('error', () => {});
  await client.connect();
  await client.query('CREATE TABLE looked_at (id int)');
  const { rows } = await client.query<{ nspname: string }>(
    `SELECT nspname FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace WHERE relname = 'looked_at'`,
  );
  expect(rows).toEqual([{ nspname: 'lenses' }]);
  await database.drop();
  const again = new Client({ connectionString: database.url });
  await expect(again.connect()).rejects.toThrow(/does not exist/);
});

test('isolates the keys of two test files', async () => {
  const [one, two] = [await createTestRedis(), await createTestRedis()];
  expect(one.url).not.toBe(two.url);
  const [first, second] = [new Redis(one.url), new Redis(two.url)];
  await first.set('key', 'value');
  expect(await second.get('key')).toBeNull();
  await one.flush();
  expect(await first.get('key')).toBeNull();
  await Promise.all([first.quit(), second.quit(), one.close(), two.close()]);
});

test('explains how to run the test without an address', async () => {
  const address = process.env['TEST_DATABASE_URL'];
  delete process.env['TEST_DATABASE_URL'];
  try {
    await expect(createTestDatabase()).rejects.toThrow('npm test -- <workspace>');
  } finally {
    process.env['TEST_DATABASE_URL'] = address;
  }
});
