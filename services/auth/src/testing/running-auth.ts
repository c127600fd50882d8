import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Person } from '@likeness/contracts/identity/principal';
import type { Session } from '@likeness/contracts/identity/session';
import { InternalTokens } from '@likeness/service-kit/identity/internal-token';
import { createLogger } from '@likeness/service-kit/logging/logger';
import { createTestDatabase } from '@likeness/testing/test-database';
import { createTestRedis } from '@likeness/testing/test-redis';
import { DataSource } from 'typeorm';
import type { Env } from '../env.js';
import { startAuth } from '../start-auth.js';
import { startMailSink, tokenIn } from '@likeness/testing/mail-sink';
import { startNeighbourPeer } from './neighbour-peer.js';

const SECRET = 'auth-test-secret-of-32-characters!!!';
export const SITE = 'http://likeness.test';
export const PASSWORD = 'Tulip-Anchor-47';

export type Caller = {
  /** Bearer token, resolved as the gateway would. */
  readonly token?: string;
  /** Hash of the visitor cookie that comes along. */
  readonly visitorId?: string;
  readonly address?: string;
};
export type Answer = { readonly status: number; readonly body: unknown; readonly headers: Headers };

let people = 0;
/** An address that nobody else in this file has. */
export function newEmail(): string {
  people += 1;
  return `person-${people}-${randomBytes(3).toString('hex')}@example.org`;
}

/** The service on real Postgres, Redis and SMTP, called as the gateway would call it. */
export async function startRunningAuth(changes: Partial<Env> = {}) {
  const [database, redis, mail, neighbours, folder] = await Promise.all([
    createTestDatabase({ schema: 'auth' }),
    createTestRedis(),
    startMailSink(),
    startNeighbourPeer(),
    mkdtemp(path.join(tmpdir(), 'auth-')),
  ]);
  const env: Env = {
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: 0,
    LOG_LEVEL: 'error',
    REDIS_URL: redis.url,
    AUTH_SECRET: SECRET,
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    S3_BUCKET: 'likeness',
    S3_REGION: 'us-east-1',
    PUBLIC_URL: SITE,
    BILLING_URL: neighbours.billingUrl,
    IMAGES_URL: neighbours.imagesUrl,
    LENSES_URL: neighbours.lensesUrl,
    SMTP_URL: mail.url,
    MAIL_FROM: 'Likeness <no-reply@likeness.test>',
    AUTH_RATE_LOGIN_PER_MINUTE: 0,
    AUTH_RATE_MAIL_PER_HOUR: 0,
    google: undefined,
    ...changes,
  };
  const app = await startAuth(env, createLogger('auth', process.env.TEST_LOG ?? 'silent'));
  const url = await app.getUrl();
  const tokens = new InternalTokens(SECRET);
  const sql = await new DataSource({
    type: 'postgres',
    url: database.url,
    extra: { options: '-c search_path=auth' },
  }).initialize();

  const auth = {
    app,
    sql,
    mail,
    neighbours,
    redisUrl: redis.url,
    objects: path.join(folder, 'objects'),
    async resolve(token: string): Promise<Session | null> {
      const internal = await tokens.sign({ kind: 'service', service: 'gateway' }, 'auth');
      const response = await fetch(`${url}/internal/sessions/resolve`, {
        method: 'POST',
        headers: { authorization: `Bearer ${internal}`, 'content-type': 'application/json' },
        body: JSON.stringify({ token_hash: createHash('sha256').update(token).digest('hex') }),
      });
      return ((await response.json()) as { session: Session | null }).session;
    },
    async asService(to: string, body: unknown, service: string): Promise<Answer> {
      const token = await tokens.sign({ kind: 'service', service }, 'auth');
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      const response = await fetch(url + to, init);
      const answered: unknown = await response.json();
      return { status: response.status, body: answered, headers: response.headers };
    },
    async fetch(to: string, init: RequestInit = {}, caller: Caller = {}): Promise<Response> {
      const session = caller.token === undefined ? null : await auth.resolve(caller.token);
      const person: Person = {
        kind: 'person',
        owner: session
          ? { kind: 'user', id: session.user_id }
          : { kind: 'visitor', id: caller.visitorId ?? randomBytes(32).toString('hex') },
        tier: session?.tier ?? 'guest',
        address: caller.address ?? '198.51.100.7',
        session_id: session?.session_id,
        visitor_id: caller.visitorId,
      };
      const headers = new Headers(init.headers);
      headers.set('authorization', `Bearer ${await tokens.sign(person, 'auth')}`);
      return fetch(url + to, { redirect: 'manual', ...init, headers });
    },
    async call(to: string, init: RequestInit = {}, caller: Caller = {}): Promise<Answer> {
      const response = await auth.fetch(to, init, caller);
      const text = await response.text();
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      return { status: response.status, body, headers: response.headers };
    },
    async post(to: string, body: unknown, caller?: Caller): Promise<Answer> {
      const headers = { 'content-type': 'application/json' };
      return auth.call(to, { method: 'POST', headers, body: JSON.stringify(body) }, caller);
    },
    async patch(body: unknown, caller: Caller): Promise<Answer> {
      const init = {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      };
      return auth.call('/api/users/me', init, caller);
    },
    async register(email = newEmail(), caller?: Caller, more: object = {}): Promise<Answer> {
      const person = { email, password: PASSWORD, first_name: 'Ada', last_name: 'Lovelace' };
      return auth.post('/api/auth/register', { ...person, ...more }, caller);
    },
    async login(username: string, password = PASSWORD, caller?: Caller): Promise<Answer> {
      const body = new URLSearchParams({ username, password });
      return auth.call('/api/auth/jwt/login', { method: 'POST', body }, caller);
    },
    /** Registers somebody and follows the link in the mail. */
    async verified(email = newEmail(), caller?: Caller): Promise<string> {
      await auth.register(email, caller);
      const token = tokenIn(await mail.mail(email));
      const answer = await auth.post('/api/auth/verify', { token });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return email;
    },
    /** A verified person's bearer token. */
    async loggedIn(email?: string): Promise<string> {
      return bearer(await auth.login(await auth.verified(email)));
    },
    async close(): Promise<void> {
      await app.close();
      await sql.destroy();
      await mail.close();
      await neighbours.close();
      await redis.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return auth;
}

export type RunningAuth = Awaited<ReturnType<typeof startRunningAuth>>;

export function bearer({ status, body }: Answer): string {
  if (status !== 200) throw new Error(JSON.stringify(body));
  return (body as { access_token: string }).access_token;
}
