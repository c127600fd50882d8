import type { IncomingMessage } from 'node:http';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { Owner } from '@likeness/contracts/identity/owner';
import type { Person } from '@likeness/contracts/identity/principal';
import type { ClientAddresses } from './client-address.js';
import type { Session, SessionResolver } from './session-resolver.js';
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
  async identify(request: IncomingMessage): Promise<Identity> {
    const address = this.addresses.of(request);
    const { authorization, cookie } = request.headers;
    if (authorization !== undefined) {
      const session = await this.#session(authorization);
      return { person: { kind: 'person', ...session, address }, beginning: [] };
    }
    const known = visitorSecretIn(cookie);
    const secret = known ?? newVisitorSecret();
    return {
      person: { kind: 'person', owner: visitorOwner(secret), tier: 'guest', address },
      beginning: known === undefined ? visitorCookies(secret, this.secureCookies) : [],
    };
  }

  /** Whose news a socket may hear; `token` is the bearer token of its handshake, if it has one. */
  async ownerOfSocket(handshake: IncomingMessage, token: unknown): Promise<Owner | undefined> {
    if (typeof token === 'string') return (await this.sessions.resolve(token))?.owner;
    const secret = visitorSecretIn(handshake.headers.cookie);
    return secret === undefined ? undefined : visitorOwner(secret);
  }

  async #session(authorization: string): Promise<Session> {
    const [scheme, token] = authorization.split(' ');
    const session =
      scheme?.toLowerCase() === 'bearer' && token ? await this.sessions.resolve(token) : undefined;
    if (!session) throw new AppError('UNAUTHORIZED');
    return session;
  }
}
