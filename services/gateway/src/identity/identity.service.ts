import type { IncomingMessage } from 'node:http';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { Owner } from '@likeness/contracts/identity/owner';
import type { Person } from '@likeness/contracts/identity/principal';
import type { Session } from '@likeness/contracts/identity/session';
import { Injectable } from '@nestjs/common';
import { ClientAddresses } from './client-address.js';
import { isSafeMethod } from './origin-policy.js';
import { type SessionCookies, sessionCookiesIn } from './session-cookie.js';
import { SessionResolver } from './session-resolver.js';
import { VisitorCookies, visitorOwner } from './visitor-cookie.js';

export type Identity = {
  readonly person: Person;
  /** `Set-Cookie` values by which someone who came without a valid cookie could come back. */
  readonly visitCookies: readonly string[];
  /** The same for someone whose cookie is good only until the former secret is gone. */
  readonly renewedCookies: readonly string[];
};

/** Who listens on a socket, and the session that ends it. */
export type Listener = { readonly owner: Owner; readonly sessionId?: string };

export type CredentialRules = {
  /** The page's session cookies count for reading, for pictures that an `img` element asks for. */
  readonly sessionCookie?: boolean;
  /**
   * For auth, which itself answers a token that is nobody's, and is told of the visitor who may be
   * becoming a person.
   */
  readonly byAuth?: boolean;
  /** What everybody may see is seen with a token that has expired, too. */
  readonly ignored?: boolean;
};

/** Says who makes a request. */
@Injectable()
export class IdentityService {
  constructor(
    private readonly sessions: SessionResolver,
    private readonly addresses: ClientAddresses,
    private readonly visitors: VisitorCookies,
  ) {}

  /**
   * Someone without a cookie is a new visitor, who owns nothing and is forgotten unless told.
   * @throws AppError UNAUTHORIZED for an `Authorization` header that is nobody's, and for a change
   * asked for without one in a browser where somebody is logged in
   */
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

  /**
   * Whose news a socket may hear; `token` is the bearer token of its handshake, if it has one.
   * Without one its cookies tell.
   */
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

  /**
   * A page that shows nobody, in a browser where somebody has logged in since: what was pressed there
   * is done neither as that person nor as a visitor.
   * @throws AppError UNAUTHORIZED where the page's cookie is a session's
   */
  async #refuseUnnamedMember(cookies: SessionCookies): Promise<void> {
    const isMember = cookies.token !== undefined && (await this.#byToken(cookies.token, cookies));
    if (isMember) throw new AppError('UNAUTHORIZED');
  }

  /** A token that was given to a browser is nobody's without that browser's cookie. */
  async #byToken(token: string, { binding }: SessionCookies): Promise<Session | undefined> {
    const session = await this.sessions.resolve(token);
    const isBound = session?.cookie_hash !== undefined;
    return isBound && session.cookie_hash !== binding?.hash ? undefined : session;
  }

  /**
   * A visitor's cookie beside it has been given since, because a login takes that away: the page has
   * logged out where the server could not hear it, and its person is a visitor.
   */
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
