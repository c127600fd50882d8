import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Person } from '@likeness/contracts/identity/principal';
import type { Session } from '@likeness/contracts/identity/session';
import { InternalTokens } from '@likeness/service-kit/identity/internal-token';
import { hashToken } from '@likeness/service-kit/identity/secret-token';
import { createLogger } from '@likeness/service-kit/logging/logger';
import { startService } from '@likeness/service-kit/start-service';
import { startMailbox, tokenIn } from '@likeness/stand-ins/testing/running-mailbox';
import {
  type Answer,
  TEST_SECRET,
  answerOf,
  runningService,
  withJson,
} from '@likeness/testing/running-service';
import { suite } from '@likeness/testing/suite';
import { startTestServer } from '@likeness/testing/test-server';
import { authApp } from '../auth.app.js';
import { PASSWORD_COST } from '../passwords/password-hasher.js';
import type { Env } from '../env.js';

type Told = { readonly to: string; readonly path: string; readonly body: unknown };

type Reply = { readonly status?: number; readonly body?: unknown; readonly contentType?: string };

async function startServicePeer() {
  const told: Told[] = [];
  let reply: (call: Told) => Reply = () => ({});
  const { url, close } = await startTestServer((request, response) => {
    const answer = async () => {
      const [, to = '', ...rest] = (request.url ?? '').split('/');
      const raw = await text(request);
      const call = {
        to,
        path: `/${rest.join('/')}`,
        body: raw === '' ? null : (JSON.parse(raw) as unknown),
      };
      told.push(call);
      const { status = 200, body = {}, contentType = 'application/json' } = reply(call);
      response.writeHead(status, { 'content-type': contentType });
      response.end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
    };
    void answer();
  });
  return {
    told,
    imagesUrl: `${url}/images/`,
    lensesUrl: `${url}/lenses/`,
    billingUrl: `${url}/billing/`,
    answerWith(own: (call: Told) => Reply): void {
      reply = own;
    },
    close,
  };
}

export const SITE = 'http://likeness.test';
/** Takes most of a spec's time. */
const REAL_COST = { ...PASSWORD_COST };
export const PASSWORD = 'Tulip-Anchor-47';

export type Caller = {
  readonly token?: string;
  readonly visitorId?: string;
  readonly address?: string;
};

let people = 0;
export function newEmail(): string {
  people += 1;
  return `person-${people}-${randomBytes(3).toString('hex')}@example.org`;
}

export async function startRunningAuth(changes: Partial<Env> = {}) {
  const [service, mail, peers] = await Promise.all([
    runningService({ name: 'auth', tokens: new InternalTokens(TEST_SECRET) }),
    startMailbox(),
    startServicePeer(),
  ]);
  const env: Env = {
    ...service.env,
    PUBLIC_URL: SITE,
    BILLING_URL: peers.billingUrl,
    IMAGES_URL: peers.imagesUrl,
    LENSES_URL: peers.lensesUrl,
    SMTP_URL: mail.url,
    MAIL_FROM: 'Likeness <no-reply@likeness.test>',
    AUTH_RATE_LOGIN_PER_MINUTE: 0,
    AUTH_RATE_MAIL_PER_HOUR: 0,
    AUTH_RATE_ACCOUNTS_PER_HOUR: 0,
    AUTH_RATE_ACCOUNTS_PER_DAY: 0,
    RATE_EXPORTS_PER_DAY: 0,
    SESSION_IDLE_HOURS: 168,
    OPERATOR_KEY: 'key-of-second-factors-in-tests-only',
    google: undefined,
    ...changes,
  };
  Object.assign(PASSWORD_COST, { memoryCost: 64 });
  const logger = createLogger('auth', process.env.TEST_LOG ?? 'silent');
  const app = await service.run(startService(authApp, env, { logger }));
  const { sql, redisUrl, dataDir } = service;

  const auth = {
    app,
    sql,
    mail,
    peers,
    redisUrl,
    objects: path.join(dataDir, 'objects'),
    database: service.database,
    waiting: service.waiting,
    async resolve(token: string): Promise<Session | null> {
      const hash = hashToken(token);
      const question = { token_hash: hash };
      const answer = await service.asService('gateway', '/internal/sessions/resolve', question);
      return ((await answer.json()) as { session: Session | null }).session;
    },
    async asService(to: string, body: unknown, caller: string): Promise<Answer> {
      return answerOf(await service.asService(caller, to, body));
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
      return service.as(person, to, init);
    },
    async call(to: string, init: RequestInit = {}, caller: Caller = {}): Promise<Answer> {
      return answerOf(await auth.fetch(to, init, caller));
    },
    async post(to: string, body: unknown, caller?: Caller): Promise<Answer> {
      return auth.call(to, withJson('POST', body), caller);
    },
    async patch(body: unknown, caller: Caller): Promise<Answer> {
      return auth.call('/api/users/me', withJson('PATCH', body), caller);
    },
    async register(email = newEmail(), caller?: Caller, more: object = {}): Promise<Answer> {
      const person = { email, password: PASSWORD, first_name: 'Ada', last_name: 'Lovelace' };
      return auth.post('/api/auth/register', { ...person, ...more }, caller);
    },
    async login(username: string, password = PASSWORD, caller?: Caller): Promise<Answer> {
      const body = new URLSearchParams({ username, password });
      return auth.call('/api/auth/jwt/login', { method: 'POST', body }, caller);
    },
    async verified(email = newEmail(), caller?: Caller): Promise<string> {
      await auth.register(email, caller);
      const token = tokenIn(await mail.mail(email));
      const answer = await auth.post('/api/auth/verify', { token });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return email;
    },
    async loggedIn(email?: string): Promise<string> {
      return bearer(await auth.login(await auth.verified(email)));
    },
    async close(): Promise<void> {
      Object.assign(PASSWORD_COST, REAL_COST);
      await service.close();
      await mail.close();
      await peers.close();
    },
  };
  return auth;
}

export type RunningAuth = Awaited<ReturnType<typeof startRunningAuth>>;
export const authSuite = (...changes: Parameters<typeof startRunningAuth>) =>
  suite(() => startRunningAuth(...changes));

export function bearer({ status, body }: Answer): string {
  if (status !== 200) throw new Error(JSON.stringify(body));
  return (body as { access_token: string }).access_token;
}
