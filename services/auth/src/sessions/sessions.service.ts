import type { Session } from '@likeness/contracts/identity/session';
import { EventBus } from '@likeness/events/event-bus';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Account } from '../database/account.entity.js';
import type { SessionRow } from '../database/session.entity.js';
import { SessionsRepository } from '../database/sessions.repository.js';
import { hashToken, newSecretToken } from '../tokens/secret-token.js';
import { SessionCache } from './session-cache.js';

/** As long as the page keeps its cookie. */
const SESSION_SECONDS = 7 * 24 * 3_600;
const SUBSCRIBED = new Set(['active', 'canceling']);

/** What a person may do, by the status of their subscription. */
export function tierOf(subscriptionStatus: string | null): Session['tier'] {
  return SUBSCRIBED.has(subscriptionStatus ?? '') ? 'subscriber' : 'member';
}

/** Logins, from the token that begins one to its end, which holds everywhere at once. */
@Injectable()
export class Sessions {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly cache: SessionCache,
    private readonly events: EventBus,
  ) {}

  /**
   * @param account as it was when the person proved to be its owner
   * @returns the bearer token, or undefined when the account has changed its password or lost its
   * standing since
   */
  async begin(account: Pick<Account, 'id' | 'passwordHash'>): Promise<string | undefined> {
    const token = newSecretToken();
    const begun = await this.sessions.insert(
      {
        accountId: account.id,
        tokenHash: hashToken(token),
        lifetimeSeconds: SESSION_SECONDS,
      },
      account.passwordHash,
    );
    return begun ? token : undefined;
  }

  /** What a token stands for now. */
  async resolve(tokenHash: string): Promise<Session | null> {
    const live = await this.sessions.live(tokenHash);
    if (!live) return null;
    const session: Session = {
      session_id: live.sessionId,
      user_id: live.accountId,
      tier: tierOf(live.subscriptionStatus),
    };
    await this.cache.remember(tokenHash, session);
    return session;
  }

  async end(sessionId: string): Promise<void> {
    const ended = await this.sessions.transaction(async (manager) => {
      const found = await this.sessions.find(manager, { id: sessionId });
      return this.#end(manager, found);
    });
    this.announceEnd(ended);
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
  announceEnd(ended: readonly SessionRow[]): void {
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
