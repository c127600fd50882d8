import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_KEY, type LedgerPage } from '@likeness/contracts/http/payments';
import type { HoldCreditsRequest } from '@likeness/contracts/http/internal-billing';
import type { Person } from '@likeness/contracts/identity/principal';
import { JobSender } from '@likeness/queue/job-sender';
import { InternalTokens } from '@likeness/service-kit/identity/internal-token';
import { createLogger } from '@likeness/service-kit/logging/logger';
import { startService } from '@likeness/service-kit/start-service';
import { startMailbox } from '@likeness/stand-ins/testing/running-mailbox';
import { startStripe } from '@likeness/stand-ins/testing/running-stripe';
import {
  type Answer,
  answerOf,
  runningService,
  TEST_SECRET,
  withJson,
} from '@likeness/testing/running-service';
import { suite } from '@likeness/testing/suite';
import { startTestServer } from '@likeness/testing/test-server';
import { Stripe } from 'stripe';
import type { Article } from '@likeness/stand-ins/stripe/catalogue';
import { text } from 'node:stream/consumers';
import { basename } from 'node:path';
import type { Env } from '../env.js';
import { billingApp } from '../billing.app.js';
import { WEBHOOK_PATH } from '../http/bodies.js';

const article = (key: string, more: Partial<Article>): Article => ({
  key,
  product: `Product of price_${key}`,
  cents: 499,
  isMonthly: false,
  metadata: {},
  ...more,
});

const ARTICLES: readonly Article[] = [
  article('pro', { isMonthly: true }),
  article('25', { euroCents: 449, metadata: { name: 'Small Pack', amount: '25', discount: '0' } }),
  article('60', { cents: 999, metadata: { amount: '60', discount: '17' } }),
  article('other_plan', { isMonthly: true }),
  article('shirt', { cents: 2_500 }),
];

const WEBHOOK_SECRET = 'whsec_test';
const signer = new Stripe('sk_test_1');
export const SITE = 'http://likeness.test';

export const BALANCED = { sum: 0, wrong: 0 };

export function member(id: string = randomUUID()): Person {
  return { kind: 'person', owner: { kind: 'user', id }, tier: 'member', address: '198.51.100.7' };
}

export function guest(address = '198.51.100.7'): Person {
  return { ...member(), owner: { kind: 'visitor', id: 'x' }, tier: 'guest', address };
}

/** The status and error code of an answer. */
export const codeOf = ({ status, body }: Pick<Answer, 'status' | 'body'>) => [
  status,
  (body as { code?: string }).code,
];

export function holdRequest(
  userId: string,
  credits: readonly number[],
  more: Partial<HoldCreditsRequest> = {},
): HoldCreditsRequest {
  return {
    group_id: randomUUID(),
    user_id: userId,
    purpose: 'portrait',
    holds: credits.map((each) => {
      const id = randomUUID();
      return { hold_id: id, image_id: id, credits: each };
    }),
    expires_at: new Date(Date.now() + 60_000).toISOString(),
    ...more,
  };
}

export async function startRunningBilling(changes: Partial<Env> = {}, articles = ARTICLES) {
  const tokens = new InternalTokens(TEST_SECRET);
  const [service, stripe, mail, auth] = await Promise.all([
    runningService({ name: 'billing', tokens }),
    startStripe({ articles }),
    startMailbox(),
    startAuthPeer(),
  ]);
  const env: Env = {
    ...service.env,
    PUBLIC_URL: SITE,
    AUTH_URL: auth.url,
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_PRO_PRICE_ID: 'price_pro',
    STRIPE_API_URL: stripe.url,
    RATE_CHECKOUTS_PER_HOUR: 0,
    SMTP_URL: mail.url,
    MAIL_FROM: 'Likeness <no-reply@likeness.test>',
    ...changes,
  };
  const logger = createLogger('billing', process.env.TEST_LOG ?? 'silent');
  const app = await service.run(startService(billingApp, env, { logger }));
  const { sql, url, redisUrl } = service;

  const billing = {
    app,
    sender: app.get(JobSender),
    url,
    sql,
    database: service.database,
    waiting: service.waiting,
    stripe,
    mail,
    auth,
    redisUrl,
    async as(person: Person, to: string, init: RequestInit = {}): Promise<Answer> {
      return answerOf(await service.as(person, to, init));
    },
    async post(
      person: Person,
      to: string,
      body: unknown,
      headers: Record<string, string> = {},
    ): Promise<Answer> {
      const init = withJson('POST', body);
      return billing.as(person, to, { ...init, headers: { ...init.headers, ...headers } });
    },
    async asService(to: string, body: unknown, caller = 'lenses'): Promise<Answer> {
      return answerOf(await service.asService(caller, to, body));
    },
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
      return billing.as(guest(), WEBHOOK_PATH, { method: 'POST', headers: signed, body: payload });
    },
    async give(userId: string, credits: number): Promise<void> {
      await sql`INSERT INTO accounts (user_id) VALUES (${userId}) ON CONFLICT DO NOTHING`;
      await sql`INSERT INTO ledger_entries (user_id, kind, available, corrections)
        VALUES (${userId}, 'adjustment', ${credits}, ${-credits})`;
    },
    async balance(userId: string): Promise<{ balance: number; held: number }> {
      const { body } = await billing.as(member(userId), '/api/payments/ledger');
      const { balance, held } = body as LedgerPage;
      return { balance, held };
    },
    async books(): Promise<typeof BALANCED> {
      const [books] = await sql<(typeof BALANCED)[]>`
        SELECT (SELECT coalesce(sum(available + held + sales + revenue + corrections), 0)::int
              FROM ledger_entries) AS sum,
        (SELECT count(*)::int FROM accounts WHERE
           available <> (SELECT coalesce(sum(e.available), 0) FROM ledger_entries e
                         WHERE e.user_id = accounts.user_id)
           OR held <> (SELECT coalesce(sum(e.held), 0) FROM ledger_entries e
                       WHERE e.user_id = accounts.user_id)
           OR held <> (SELECT coalesce(sum(credits), 0) FROM holds
                       WHERE holds.user_id = accounts.user_id AND state = 'held')) AS wrong`;
      if (!books) throw new Error('no books');
      return books;
    },
    async close(): Promise<void> {
      await service.close();
      await Promise.all([stripe.close(), mail.close(), auth.close()]);
    },
  };
  return billing;
}

type RunningBilling = Awaited<ReturnType<typeof startRunningBilling>>;
export const billingSuite = (...options: Parameters<typeof startRunningBilling>) =>
  suite(() => startRunningBilling(...options));

async function startAuthPeer() {
  const people = new Map<string, string>();
  const { url, close } = await startTestServer((request, response) => {
    void text(request).then((body) => {
      const { email } = JSON.parse(body) as { email: string };
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ user_id: people.get(email.toLowerCase()) ?? null }));
    });
  });
  return { url, people, close };
}

const RETURN = {
  success_url: `${SITE}/pricing?status=success`,
  cancel_url: `${SITE}/pricing?status=cancel`,
};

export function buy(
  billing: RunningBilling,
  userId: string,
  more: object = {},
  key?: string,
): Promise<Answer> {
  const body = { price_id: 'price_25', quantity: 25, ...RETURN, ...more };
  return billing.post(member(userId), '/api/payments/one_time', body, keyed(key));
}

export function subscribe(
  billing: RunningBilling,
  userId: string,
  more: object = {},
  key?: string,
): Promise<Answer> {
  const body = { price_id: 'price_pro', ...RETURN, ...more };
  return billing.post(member(userId), '/api/payments/subscription', body, keyed(key));
}

function keyed(key: string | undefined): Record<string, string> {
  return key === undefined ? {} : { [IDEMPOTENCY_KEY]: key };
}

export function sessionOf(billing: RunningBilling, { status, body }: Answer) {
  if (status !== 200) throw new Error(JSON.stringify(body));
  const { pathname } = new URL((body as { url: string }).url);
  return billing.stripe.records.get('checkout.session', basename(pathname));
}

export async function buyer(billing: RunningBilling) {
  const userId = randomUUID();
  const sessionId = sessionOf(billing, await buy(billing, userId)).id;
  billing.stripe.pay(sessionId);
  return { userId, sessionId };
}

let events = 0;
export function event(type: string, object: object) {
  events += 1;
  const id = `evt_${events}_${randomUUID().slice(0, 8)}`;
  return { id, type, created: Math.floor(Date.now() / 1_000), data: { object } };
}
