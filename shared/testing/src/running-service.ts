import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Person, Principal } from '@likeness/contracts/identity/principal';
import { DataSource } from 'typeorm';
import { createTestDatabase } from './test-database.js';
import { createTestRedis } from './test-redis.js';
import type { EventEmitter } from 'node:events';

export const TEST_SECRET = 'test-secret-of-more-than-32-characters';

export type Answer = { readonly status: number; readonly body: unknown; readonly headers: Headers };

type Application = { getUrl: () => Promise<string>; close: () => Promise<unknown> };
type Options = {
  readonly name: string;
  /** Signs for {@link TEST_SECRET}. */
  readonly tokens: { sign: (principal: Principal, audience: string) => string };
};

/** Runs a service on its own Postgres, Redis and folder. Requests imitate gateway and services. */
export async function runningService({ name, tokens }: Options) {
  const [database, redis, dataDir] = await Promise.all([
    createTestDatabase({ schema: name }),
    createTestRedis(),
    mkdtemp(join(tmpdir(), `likeness-${name}-`)),
  ]);
  const opened = await new DataSource({
    type: 'postgres',
    url: database.url,
    extra: { options: `-c search_path=${name}` },
  }).initialize();
  const sql: DataSource['sql'] = (...statement) => opened.sql(...statement);
  let app: Application | undefined;
  let url = '';

  async function send(to: string, principal: Principal, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${tokens.sign(principal, name)}`);
    return fetch(url + to, { redirect: 'manual', ...init, headers });
  }
  return {
    dataDir,
    redisUrl: redis.url,
    database: opened,
    sql,
    env: {
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: 0,
      LOG_LEVEL: 'error',
      REDIS_URL: redis.url,
      AUTH_SECRET: TEST_SECRET,
      DATABASE_URL: database.serviceUrl,
      DATABASE_DIRECT_URL: database.url,
      DATABASE_POOL_MAX: 10,
      DATABASE_WAIT_SECONDS: 20,
      DATA_DIR: dataDir,
      SPOOL_MAX_MB: 2_048,
      S3_BUCKET: 'likeness',
      S3_REGION: 'us-east-1',
    } as const,
    async run<App extends Application>(start: Promise<App>): Promise<App> {
      const started = await startedInTest(start);
      app = started;
      url = await started.getUrl();
      return started;
    },
    get url(): string {
      return url;
    },
    /** Connections that wait for a lock. */
    async waiting(): Promise<number> {
      const rows = await sql<unknown[]>`
        SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      return rows.length;
    },
    as: (person: Person, to: string, init: RequestInit = {}) => send(to, person, init),
    asService(service: string, to: string, body: unknown): Promise<Response> {
      const isBytes = Buffer.isBuffer(body);
      const type = isBytes ? 'application/octet-stream' : 'application/json';
      return send(
        to,
        { kind: 'service', service },
        {
          method: 'POST',
          headers: { 'content-type': type },
          body: isBytes ? new Uint8Array(body) : JSON.stringify(body),
        },
      );
    },
    async close(): Promise<void> {
      await app?.close();
      await opened.destroy();
      await redis.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export function withJson(method: string, body: unknown): RequestInit {
  return {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/** Status and body, to be compared in one line. */
export async function told(answer: Promise<Answer>): Promise<[number, unknown]> {
  const { status, body } = await answer;
  return [status, body];
}

/** The body is undefined for empty responses. */
export async function answerOf(response: Response): Promise<Answer> {
  const { status, headers } = response;
  const text = await response.text();
  const isJson = headers.get('content-type')?.includes('json');
  const body: unknown = text === '' ? undefined : isJson ? JSON.parse(text) : text;
  return { status, body, headers };
}

const ENDINGS = ['SIGTERM', 'SIGINT', 'disconnect'];

/** Removes what a service adds to end its process, because a test's process starts many. */
export async function startedInTest<T>(start: Promise<T>): Promise<T> {
  const events: EventEmitter = process;
  const listeners = (name: string) => events.listeners(name) as (() => void)[];
  const before = new Set(ENDINGS.flatMap(listeners));
  try {
    return await start;
  } finally {
    for (const name of ENDINGS) {
      for (const each of listeners(name)) if (!before.has(each)) events.off(name, each);
    }
  }
}
