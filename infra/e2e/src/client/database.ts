import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestStack } from '@likeness/testing/test-stack';
import { Client, Pool } from 'pg';
import { eventually } from './eventually.js';

/** Port offset of the database from the gateway. */
const POSTGRES_ABOVE = 52;

export type Gate = { open: () => Promise<void> };

export class Database {
  private constructor(
    private readonly url: string,
    private readonly pool: Pool,
  ) {}

  static of(stack: TestStack): Database {
    const secrets = JSON.parse(readFileSync(join(stack.dataDir, 'secrets.json'), 'utf8')) as {
      postgresPassword: string;
    };
    const port = Number(new URL(stack.address).port) + POSTGRES_ABOVE;
    const url = `postgres://postgres:${secrets.postgresPassword}@127.0.0.1:${port}/likeness`;
    const pool = new Pool({ connectionString: url });
    // A server restart breaks the connections; the next query opens another.
    pool.on('error', () => undefined);
    return new Database(url, pool);
  }

  async one<Row extends object>(text: string, values: unknown[] = []): Promise<Row> {
    const [row] = (await this.pool.query<Row>(text, values)).rows;
    if (!row) throw new Error(`nothing found: ${text}`);
    return row;
  }

  async run(text: string, values: unknown[] = []): Promise<void> {
    await this.pool.query(text, values);
  }

  async gate(lock: string): Promise<Gate> {
    const client = new Client({ connectionString: this.url });
    await client.connect();
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
    await this.pool.end();
  }
}
