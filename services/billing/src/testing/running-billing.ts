import { randomUUID } from 'node:crypto';
import type { LedgerPage } from '@likeness/contracts/http/payments';
import type { Person } from '@likeness/contracts/identity/principal';
import { InternalTokens } from '@likeness/service-kit/identity/internal-token';
import { createLogger } from '@likeness/service-kit/logging/logger';
import { startMailSink } from '@likeness/testing/mail-sink';
import { createTestDatabase } from '@likeness/testing/test-database';
import { createTestRedis } from '@likeness/testing/test-redis';
import { Stripe } from 'stripe';
import { DataSource } from 'typeorm';
import type { Env } from '../env.js';
import { startBilling } from '../start-billing.js';
import { WEBHOOK_PATH } from '../http/bodies.js';
import { startAuthPeer } from './auth-peer.js';
import { startStripePeer } from './stripe-peer.js';

const SECRET = 'billing-test-secret-of-32-characters';
const WEBHOOK_SECRET = 'whsec_test';
const signer = new Stripe('sk_test_1');
export const SITE = 'http://likeness.test';

/** Entries sum to zero, and each account has what its entries and its holds say. */
export const BALANCED = { sum: 0, wrong: 0 };

export type Answer = { readonly status: number; readonly body: unknown; readonly headers: Headers };

export function member(id: string = randomUUID()): Person {
  return { kind: 'person', owner: { kind: 'user', id }, tier: 'member', address: '198.51.100.7' };
}

/** The service on real Postgres and Redis, called as the gateway and other services call it. */
export async function startRunningBilling(changes: Partial<Env> = {}) {
  const [database, redis, stripe, mail, auth] = await Promise.all([
    createTestDatabase({ schema: 'billing' }),
    createTestRedis(),
    startStripePeer(),
    startMailSink(),
    startAuthPeer(),
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
    AUTH_URL: auth.url,
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_PRO_PRICE_ID: 'price_pro',
    STRIPE_API_URL: stripe.url,
    SMTP_URL: mail.url,
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
    stripe,
    mail,
    auth,
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
    /** One delivery of an event, signed as Stripe would. */
    async deliver(event: object, at?: number): Promise<Answer> {
      return billing.deliverRaw(JSON.stringify(event), at);
    },
    async deliverRaw(payload: string, at?: number, secret = WEBHOOK_SECRET): Promise<Answer> {
      return billing.deliverSigned(payload, billing.signatureOf(payload, secret, at));
    },
    signatureOf(payload: string, secret = WEBHOOK_SECRET, timestamp?: number): string {
      return signer.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    },
    async deliverSigned(payload: string, signature?: string): Promise<Answer> {
      const headers = { 'content-type': 'application/json' };
      const signed =
        signature === undefined ? headers : { ...headers, 'stripe-signature': signature };
      const visitor: Person = {
        kind: 'person',
        owner: { kind: 'visitor', id: 'stripe' },
        tier: 'guest',
        address: '198.51.100.7',
      };
      return billing.as(visitor, WEBHOOK_PATH, { method: 'POST', headers: signed, body: payload });
    },
    /** Credits given without a purchase. */
    async give(userId: string, credits: number): Promise<void> {
      await sql.query(`INSERT INTO accounts (user_id) VALUES ($1) ON CONFLICT DO NOTHING`, [
        userId,
      ]);
      await sql.query(
        `INSERT INTO ledger_entries (user_id, kind, available, corrections)
         VALUES ($1, 'adjustment', $2, -$2::int)`,
        [userId, credits],
      );
    },
    async balance(userId: string): Promise<{ balance: number; held: number }> {
      const { body } = await billing.as(member(userId), '/api/payments/ledger');
      const { balance, held } = body as LedgerPage;
      return { balance, held };
    },
    /** What must be {@link BALANCED} whatever has happened. */
    async books(): Promise<typeof BALANCED> {
      const [books] = await sql.query<(typeof BALANCED)[]>(
        `SELECT (SELECT coalesce(sum(available + held + sales + revenue + corrections), 0)::int
                 FROM ledger_entries) AS sum,
           (SELECT count(*)::int FROM accounts WHERE
              available <> (SELECT coalesce(sum(e.available), 0) FROM ledger_entries e
                            WHERE e.user_id = accounts.user_id)
              OR held <> (SELECT coalesce(sum(e.held), 0) FROM ledger_entries e
                          WHERE e.user_id = accounts.user_id)
              OR held <> (SELECT coalesce(sum(credits), 0) FROM holds
                          WHERE holds.user_id = accounts.user_id AND state = 'held')) AS wrong`,
      );
      if (!books) throw new Error('no books');
      return books;
    },
    async close(): Promise<void> {
      await app.close();
      await sql.destroy();
      await Promise.all([stripe.close(), mail.close(), auth.close()]);
      await redis.close();
      await database.drop();
    },
  };
  return billing;
}

export type RunningBilling = Awaited<ReturnType<typeof startRunningBilling>>;
