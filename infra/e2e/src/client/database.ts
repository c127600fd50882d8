import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestStack } from '@likeness/testing/test-stack';
import { Client } from 'pg';
import { eventually } from './eventually.js';

/** The database listens this far above the gateway. */
const POSTGRES_ABOVE = 52;

/** Lets through what it holds up. */
export type Gate = { open: () => Promise<void> };

/** A stack's database, entered as its administrator: to look into the books and to hold services up. */
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

  /** Holds up everybody who needs what `lock` takes, until it is opened. */
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

  /** Comes back when a service stands before a gate. */
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
  // A server that is restarted breaks it; the next query says so.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
