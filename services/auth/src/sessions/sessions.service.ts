import type { Session } from '@likeness/contracts/identity/session';
import { formatSessionCookie } from '@likeness/contracts/identity/session-cookie';
import { EventBus } from '@likeness/events/event-bus';
import { Injectable } from '@nestjs/common';
import { type EntityManager, Not } from 'typeorm';
import type { Account } from '../database/account.entity.js';
import type { SessionRow } from '../database/session.entity.js';
import { SessionsRepository } from '../database/sessions.repository.js';
import { hashToken, newSecretToken } from '../tokens/secret-token.js';
import type { Client } from './current-client.js';
import type { SignedIn } from './current-session.js';
import { SessionCache } from './session-cache.js';
import { SessionLifetime } from './session-lifetime.js';

/** A session that has just begun: its bearer token, and what the browser is to keep beside it. */
export type Begun = { readonly token: string; readonly cookie?: string };

const SUBSCRIBED = new Set(['active', 'canceling']);

/** What a person may do, by the status of their subscription. */
export function tierOf(subscriptionStatus: string | null): Session['tier'] {
  return SUBSCRIBED.has(subscriptionStatus ?? '') ? 'subscriber' : 'member';
}

/** Logins, from the token that begins one to its end, which holds everywhere at once. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly lifetime: SessionLifetime,
    private readonly cache: SessionCache,
    private readonly events: EventBus,
  ) {}

  /**
   * A browser's token is bound to a cookie that scripts can't read, so that it is of no use without
   * the browser.
   * @param account as it was when the person proved to be its owner
   * @returns undefined when the account has changed its password or lost its standing since
   */
  async begin(
    { id: accountId, passwordHash }: Pick<Account, 'id' | 'passwordHash'>,
    { device, isBrowser }: Client,
  ): Promise<Begun | undefined> {
    const token = newSecretToken();
    const tokenHash = hashToken(token);
    const secret = isBrowser ? newSecretToken() : undefined;
    const cookieHash = secret === undefined ? null : hashToken(secret);
    const session = { accountId, tokenHash, cookieHash, device };
    if (!(await this.sessions.insert(session, this.lifetime, passwordHash))) return undefined;
    return secret === undefined
      ? { token }
      : { token, cookie: formatSessionCookie({ tokenHash, secret }) };
  }

  /** What a token stands for now. */
  async resolve(tokenHash: string): Promise<Session | null> {
    const live = await this.sessions.live(tokenHash);
    if (!live) return null;
    const session: Session = {
      session_id: live.sessionId,
      user_id: live.accountId,
      tier: tierOf(live.subscriptionStatus),
      ...(live.cookieHash !== null && { cookie_hash: live.cookieHash }),
    };
    if (live.isUseDue) await this.sessions.use(live.sessionId, this.lifetime);
    await this.cache.remember(tokenHash, session, live.secondsLeft);
    return session;
  }

  /** @returns whether the account had that session */
  async end({ sessionId: id, accountId }: SignedIn): Promise<boolean> {
    const ended = await this.sessions.transaction(async (manager) =>
      this.#end(manager, await this.sessions.find(manager, { id, accountId })),
    );
    this.announceEnd(ended);
    return ended.length > 0;
  }

  /** As `endAll`, but for the one that the call came with. */
  async endOthers(
    manager: EntityManager,
    { sessionId, accountId }: SignedIn,
  ): Promise<readonly SessionRow[]> {
    const others = await this.sessions.find(manager, { accountId, id: Not(sessionId) });
    return this.#end(manager, others);
  }

  /**
   * Ends all of an account's sessions with the caller's transaction, which holds the account's row.
   * @returns what to hand to `announceEnd` once that has committed
   */
  async endAll(manager: EntityManager, accountId: string): Promise<readonly SessionRow[]> {
    return this.#end(manager, await this.sessions.find(manager, { accountId }));
  }

  /**
   * Lets nobody trust what was cached of an account's sessions, which say something else once the
   * caller's transaction has committed.
   */
  async refresh(manager: EntityManager, accountId: string): Promise<void> {
    const found = await this.sessions.find(manager, { accountId });
    await this.cache.doubt(found.map((session) => session.tokenHash));
  }

  /** Lets live connections know. */
  announceEnd(ended: readonly Pick<SessionRow, 'id'>[]): void {
    if (ended.length === 0) return;
    this.events.publishSignal({ type: 'sessions.ended', session_ids: ended.map(({ id }) => id) });
  }

  async #end(
    manager: EntityManager,
    sessions: readonly SessionRow[],
  ): Promise<readonly SessionRow[]> {
    await this.cache.doubt(sessions.map((session) => session.tokenHash));
    await this.sessions.remove(manager, sessions);
    return sessions;
  }
}
