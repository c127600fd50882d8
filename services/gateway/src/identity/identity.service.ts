import type { IncomingMessage } from 'node:http';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { Owner } from '@likeness/contracts/identity/owner';
import type { Person } from '@likeness/contracts/identity/principal';
import type { Session } from '@likeness/contracts/identity/session';
import type { ClientAddresses } from './client-address.js';
import { sessionTokenIn } from './session-cookie.js';
import type { SessionResolver } from './session-resolver.js';
import {
  newVisitorSecret,
  visitorCookies,
  visitorOwner,
  visitorSecretIn,
} from './visitor-cookie.js';

export type Identity = {
  readonly person: Person;
  /** `Set-Cookie` values by which someone who came without a valid cookie could come back. */
  readonly beginning: readonly string[];
};

/** Who listens on a socket, and the session that ends it. */
export type Listener = { readonly owner: Owner; readonly sessionId?: string };

export type CredentialRules = {
  /** The page's session cookie counts, for pictures that an `img` element asks for. */
  readonly sessionCookie?: boolean;
  /**
   * For auth, which itself answers a token that is nobody's, and is told of the visitor who may be
   * becoming a person.
   */
  readonly byAuth?: boolean;
};

/** Says who makes a request. */
export class IdentityService {
  constructor(
    private readonly sessions: SessionResolver,
    private readonly addresses: ClientAddresses,
    private readonly secureCookies: boolean,
  ) {}

  /**
   * Someone without a cookie is a new visitor, who owns nothing and is forgotten unless told.
   * @throws AppError UNAUTHORIZED for an `Authorization` header that is nobody's
   */
  async identify(request: IncomingMessage, rules: CredentialRules = {}): Promise<Identity> {
    const known = visitorSecretIn(request.headers.cookie);
    const visitor =
      rules.byAuth && known !== undefined ? { visitor_id: visitorOwner(known).id } : {};
    const address = this.addresses.of(request);
    const session = await this.#session(request, rules);
    if (session) {
      const { user_id: id, session_id, tier } = session;
      const owner: Owner = { kind: 'user', id };
      return {
        person: { kind: 'person', owner, tier, address, session_id, ...visitor },
        beginning: [],
      };
    }
    const secret = known ?? newVisitorSecret();
    return {
      person: { kind: 'person', owner: visitorOwner(secret), tier: 'guest', address, ...visitor },
      beginning: known === undefined ? visitorCookies(secret, this.secureCookies) : [],
    };
  }

  /** Whose news a socket may hear; `token` is the bearer token of its handshake, if it has one. */
  async listener(handshake: IncomingMessage, token: unknown): Promise<Listener | undefined> {
    if (typeof token === 'string') {
      const session = await this.sessions.resolve(token);
      if (!session) return undefined;
      return { owner: { kind: 'user', id: session.user_id }, sessionId: session.session_id };
    }
    const secret = visitorSecretIn(handshake.headers.cookie);
    return secret === undefined ? undefined : { owner: visitorOwner(secret) };
  }

  async #session(request: IncomingMessage, rules: CredentialRules): Promise<Session | undefined> {
    const { authorization, cookie } = request.headers;
    if (authorization === undefined) {
      const token = rules.sessionCookie ? sessionTokenIn(cookie) : undefined;
      return token === undefined ? undefined : this.sessions.resolve(token);
    }
    const [scheme, token] = authorization.split(' ');
    const session =
      scheme?.toLowerCase() === 'bearer' && token ? await this.sessions.resolve(token) : undefined;
    if (!session && !rules.byAuth) throw new AppError('UNAUTHORIZED');
    return session;
  }
}
