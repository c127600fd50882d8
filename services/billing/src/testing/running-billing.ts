import { randomUUID } from 'node:crypto';
import type { Person } from '@likeness/contracts/identity/principal';
import { InternalTokens } from '@likeness/service-kit/identity/internal-token';
import { createLogger } from '@likeness/service-kit/logging/logger';
import { createTestDatabase } from '@likeness/testing/test-database';
import { createTestRedis } from '@likeness/testing/test-redis';
import { DataSource } from 'typeorm';
import type { Env } from '../env.js';
import { startBilling } from '../start-billing.js';

const SECRET = 'billing-test-secret-of-32-characters';
export const SITE = 'http://likeness.test';

export type Answer = { readonly status: number; readonly body: unknown; readonly headers: Headers };

export function member(id: string = randomUUID()): Person {
  return { kind: 'person', owner: { kind: 'user', id }, tier: 'member', address: '198.51.100.7' };
}

/** The service on real Postgres and Redis, called as the gateway and other services call it. */
export async function startRunningBilling(changes: Partial<Env> = {}) {
  const [database, redis] = await Promise.all([
    createTestDatabase({ schema: 'billing' }),
    createTestRedis(),
  ]);
  const env: Env = {
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: 0,
    LOG_LEVEL: 'error',
    REDIS_URL: redis.url,
    AUTH_SECRET: SECRET,
    DATABASE_URL: database.url,
    PUBLIC_URL: SITE,
    AUTH_URL: 'http://127.0.0.1:1',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_test',
    STRIPE_PRO_PRICE_ID: 'price_pro',
    STRIPE_API_URL: 'http://127.0.0.1:1',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Likeness <no-reply@likeness.test>',
    ...changes,
  };
  const app = await startBilling(env, createLogger('billing', process.env.TEST_LOG ?? 'silent'));
  const url = await app.getUrl();
  const tokens = new InternalTokens(SECRET);
  const sql = await new DataSource({
    type: 'postgres',
    url: database.url,
    extra: { options: '-c search_path=billing' },
  }).initialize();

  const send = async (to: string, init: RequestInit): Promise<Answer> => {
    const response = await fetch(url + to, { redirect: 'manual', ...init });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    const body: unknown = isJson ? JSON.parse(text) : text;
    return { status: response.status, body, headers: response.headers };
  };
  const billing = {
    app,
    url,
    sql,
    redisUrl: redis.url,
    async as(person: Person, to: string, init: RequestInit = {}): Promise<Answer> {
      const headers = new Headers(init.headers);
      headers.set('authorization', `Bearer ${await tokens.sign(person, 'billing')}`);
      return send(to, { ...init, headers });
    },
    async post(person: Person, to: string, body: unknown): Promise<Answer> {
      const headers = { 'content-type': 'application/json' };
      return billing.as(person, to, { method: 'POST', headers, body: JSON.stringify(body) });
    },
    async asService(to: string, body: unknown, service = 'lenses'): Promise<Answer> {
      const token = await tokens.sign({ kind: 'service', service }, 'billing');
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      return send(to, { method: 'POST', headers, body: JSON.stringify(body) });
    },
    async close(): Promise<void> {
      await app.close();
      await sql.destroy();
      await redis.close();
      await database.drop();
    },
  };
  return billing;
}

export type RunningBilling = Awaited<ReturnType<typeof startRunningBilling>>;
