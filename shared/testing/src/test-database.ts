import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { requiredAddress } from './required-env.js';

export type TestDatabase = {
  url: string;
  /** Through the pooler of `TEST_POOLER`, if there is one. */
  serviceUrl: string;
  drop: () => Promise<void>;
};

/** @param options.schema created and first on the search path */
export async function createTestDatabase(options: { schema?: string } = {}): Promise<TestDatabase> {
  const server = requiredAddress('TEST_DATABASE_URL');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await execute(server, (client) => [`CREATE DATABASE ${client.escapeIdentifier(name)}`]);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const { schema } = options;
  if (schema) {
    await execute(url.href, (client) => [
      `CREATE SCHEMA ${client.escapeIdentifier(schema)}`,
      `ALTER DATABASE ${client.escapeIdentifier(name)} SET search_path = ${client.escapeIdentifier(schema)}`,
    ]);
  }
  const drop = () =>
    execute(server, (client) => [`DROP DATABASE ${client.escapeIdentifier(name)} WITH (FORCE)`]);
  const serviceUrl = new URL(process.env.TEST_POOLER_URL || server);
  serviceUrl.pathname = url.pathname;
  return { url: url.href, serviceUrl: serviceUrl.href, drop };
}

async function execute(url: string, statements: (client: Client) => string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements(client)) await client.query(statement);
  } finally {
    await client.end();
  }
}
