import type { IncomingMessage } from 'node:http';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { Owner } from '@likeness/contracts/identity/owner';
import type { Person } from '@likeness/contracts/identity/principal';
import { type Session, sessionCacheKey, sessionSchema } from '@likeness/contracts/identity/session';
import { Injectable } from '@nestjs/common';
import { hashToken } from '@likeness/service-kit/identity/secret-token';
import { authInternalCalls } from '@likeness/contracts/calls/auth/internal.calls';
import { InternalClient } from '@likeness/service-kit/http/internal-client';
import { ServiceClient } from '@likeness/service-kit/http/service-clients';
import { QuickRedis } from '@likeness/service-kit/redis/quick-redis';
import { ClientAddresses } from './client-address.js';
import { isSafeMethod } from './origin-policy.js';
import { type SessionCookies, sessionCookiesIn } from './session-cookie.js';
import { VisitorCookies, visitorOwner } from './visitor-cookie.js';

const TOKEN_FORM = /^[\w-]{43}$/;

@Injectable()
export class SessionResolver {
  constructor(
    private readonly redis: QuickRedis,
    @ServiceClient('auth') private readonly auth: InternalClient,
  ) {}

  /** @throws AppError SERVICE_UNAVAILABLE when auth does not respond */
  async resolve(token: string): Promise<Session | undefined> {
    if (!TOKEN_FORM.test(token)) return undefined;
    return this.resolveHash(hashToken(token));
  }

  async resolveHash(tokenHash: string): Promise<Session | undefined> {
    return (await this.#cached(tokenHash)) ?? (await this.#asked(tokenHash));
  }

  /** Ignores doubtful entries and newer formats. */
  async #cached(hash: string): Promise<Session | undefined> {
    try {
      const text = await this.redis.client.get(sessionCacheKey(hash));
      return sessionSchema.parse(JSON.parse(text ?? ''));
    } catch {
      return undefined;
    }
  }

  async #asked(hash: string): Promise<Session | undefined> {
    const call = authInternalCalls.resolveSession;
    const { session } = await this.auth.call(call, { body: { token_hash: hash } });
    return session ?? undefined;
  }
}

export type Identity = {
  readonly person: Person;
  /** `Set-Cookie` values for a new visitor. */
  readonly visitCookies: readonly string[];
  /** `Set-Cookie` values for a visitor whose cookie uses the previous secret. */
  readonly renewedCookies: readonly string[];
};

export type Listener = { readonly owner: Owner; readonly sessionId?: string };

export type CredentialRules = {
  /** Accepts session cookies for reads, because `img` elements send no header. */
  readonly sessionCookie?: boolean;
  /** Auth handles invalid tokens itself, and learns which visitor logs in. */
  readonly byAuth?: boolean;
  /** Public content ignores expired tokens. */
  readonly ignored?: boolean;
};

@Injectable()
export class IdentityService {
  constructor(
    private readonly sessions: SessionResolver,
    private readonly addresses: ClientAddresses,
    private readonly visitors: VisitorCookies,
  ) {}

  /** @throws AppError UNAUTHORIZED for an invalid token, or a member's change by cookie alone */
  async identify(request: IncomingMessage, rules: CredentialRules = {}): Promise<Identity> {
    const cookie = this.visitors.read(request.headers.cookie);
    const known = cookie?.secret;
    const visitor =
      rules.byAuth && known !== undefined ? { visitor_id: visitorOwner(known).id } : {};
    const address = this.addresses.of(request);
    const session = rules.ignored ? undefined : await this.#session(request, rules);
    if (session) {
      const { user_id: id, session_id, tier } = session;
      const owner: Owner = { kind: 'user', id };
      return {
        person: { kind: 'person', owner, tier, address, session_id, ...visitor },
        visitCookies: [],
        renewedCookies: [],
      };
    }
    const secret = known ?? this.visitors.newSecret();
    return {
      person: { kind: 'person', owner: visitorOwner(secret), tier: 'guest', address, ...visitor },
      visitCookies: known === undefined ? this.visitors.begin(secret) : [],
      renewedCookies: cookie?.isToBeRenewed ? this.visitors.begin(secret) : [],
    };
  }

  async listener({ headers }: IncomingMessage, token: unknown): Promise<Listener | undefined> {
    const cookies = this.#cookiesOf(headers.cookie);
    const session =
      typeof token === 'string'
        ? await this.#byToken(token, cookies)
        : await this.#byCookie(headers.cookie, cookies);
    if (session) {
      return { owner: { kind: 'user', id: session.user_id }, sessionId: session.session_id };
    }
    const secret = typeof token === 'string' ? undefined : this.visitors.secretIn(headers.cookie);
    return secret === undefined ? undefined : { owner: visitorOwner(secret) };
  }

  async #session(
    { method = '', headers }: IncomingMessage,
    rules: CredentialRules,
  ): Promise<Session | undefined> {
    const { authorization, cookie } = headers;
    const cookies = this.#cookiesOf(cookie);
    if (authorization === undefined && isSafeMethod(method)) {
      if (!rules.sessionCookie) return undefined;
      const session = cookies.token && (await this.#byToken(cookies.token, cookies));
      return session || this.#byCookie(cookie, cookies);
    }
    if (authorization === undefined) {
      if (!rules.byAuth) await this.#refuseUnnamedMember(cookies);
      return undefined;
    }
    const [scheme, token] = authorization.split(' ');
    const session =
      scheme?.toLowerCase() === 'bearer' && token ? await this.#byToken(token, cookies) : undefined;
    if (!session && !rules.byAuth) throw new AppError('UNAUTHORIZED');
    return session;
  }

  /** Rejects a logged-out page's change after another tab's login. @throws AppError UNAUTHORIZED */
  async #refuseUnnamedMember(cookies: SessionCookies): Promise<void> {
    const isMember = cookies.token !== undefined && (await this.#byToken(cookies.token, cookies));
    if (isMember) throw new AppError('UNAUTHORIZED');
  }

  /** A browser's token is valid only with the cookie of that browser. */
  async #byToken(token: string, { binding }: SessionCookies): Promise<Session | undefined> {
    const session = await this.sessions.resolve(token);
    const isBound = session?.cookie_hash !== undefined;
    return isBound && session.cookie_hash !== binding?.hash ? undefined : session;
  }

  /** A login deletes the visitor cookie. A newer one means that the page logged out offline. */
  async #byCookie(
    header: string | undefined,
    { binding }: SessionCookies,
  ): Promise<Session | undefined> {
    if (!binding || this.visitors.secretIn(header) !== undefined) return undefined;
    const session = await this.sessions.resolveHash(binding.tokenHash);
    return session?.cookie_hash === binding.hash ? session : undefined;
  }

  #cookiesOf(header: string | undefined): SessionCookies {
    return sessionCookiesIn(header, this.visitors.secure);
  }
}
