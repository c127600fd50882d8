import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestStack } from '@likeness/testing/test-stack';
import { Client } from 'pg';
import { eventually } from './eventually.js';

/** Port offset of the database from the gateway. */
const POSTGRES_ABOVE = 52;

export type Gate = { open: () => Promise<void> };

export class Database {
  private constructor(
    private readonly url: string,
    private readonly client: Client,
  ) {}

  static async of(stack: TestStack): Promise<Database> {
    const secrets = JSON.parse(readFileSync(join(stack.dataDir, 'secrets.json'), 'utf8')) as {
      postgresPassword: string;
    };
    const port = Number(new URL(stack.address).port) + POSTGRES_ABOVE;
    const url = `postgres://postgres:${secrets.postgresPassword}@127.0.0.1:${port}/likeness`;
    return new Database(url, await connect(url));
  }

  async one<Row extends object>(text: string, values: unknown[] = []): Promise<Row> {
    const [row] = (await this.client.query<Row>(text, values)).rows;
    if (!row) throw new Error(`nothing found: ${text}`);
    return row;
  }

  async run(text: string, values: unknown[] = []): Promise<void> {
    await this.client.query(text, values);
  }

  async gate(lock: string): Promise<Gate> {
    const client = await connect(this.url);
    await client.query('BEGIN');
    await client.query(lock);
    return {
      open: async () => {
        await client.query('COMMIT');
        await client.end();
      },
    };
  }

  async isHeldUp(service: string): Promise<void> {
    await eventually(async () => {
      const { held_up } = await this.one<{ held_up: number }>(
        `SELECT count(*)::int AS held_up FROM pg_stat_activity
         WHERE usename = $1 AND wait_event_type = 'Lock'`,
        [service],
      );
      return held_up > 0;
    });
  }

  async close(): Promise<void> {
    await this.client.end();
  }
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  // A server restart breaks the connection; the next query reports it.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
