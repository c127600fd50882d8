import { memberTier } from '@likeness/contracts/identity/plan';
import type { Session } from '@likeness/contracts/identity/session';
import { formatSessionCookie } from '@likeness/contracts/identity/cookies';
import { EventBus } from '@likeness/events/event-bus';
import { afterCommit } from '@likeness/service-kit/database/transaction-guard';
import { Injectable } from '@nestjs/common';
import { type EntityManager, Not } from 'typeorm';
import type { Account } from '../database/account.entity.js';
import {
  SessionLifetime,
  type SessionRow,
  SessionsRepository,
} from '../database/sessions.repository.js';
import { hashToken, newSecretToken } from '@likeness/service-kit/identity/secret-token';
import type { Client } from './current-client.js';
import type { SignedIn } from './current-session.js';
import { SessionCache } from './session-cache.js';

export type Begun = { readonly token: string; readonly cookie?: string };

@Injectable()
export class SessionsService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly lifetime: SessionLifetime,
    private readonly cache: SessionCache,
    private readonly events: EventBus,
  ) {}

  /**
   * Binds a browser's token to a cookie that scripts can't read, so a stolen token is useless.
   * @returns undefined if the password or status has changed since `account` was read
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

  async resolve(tokenHash: string): Promise<Session | null> {
    const live = await this.sessions.live(tokenHash);
    if (!live) return null;
    const session: Session = {
      session_id: live.sessionId,
      user_id: live.accountId,
      tier: memberTier(live.subscriptionStatus),
      ...(live.cookieHash !== null && { cookie_hash: live.cookieHash }),
    };
    if (live.isUseDue) await this.sessions.use(live.sessionId, this.lifetime);
    await this.cache.remember(tokenHash, session, live.secondsLeft);
    return session;
  }

  async end({ sessionId: id, accountId }: SignedIn): Promise<boolean> {
    return this.sessions.transaction(async (manager) => {
      const found = await this.sessions.find(manager, { id, accountId });
      await this.#end(manager, found);
      return found.length > 0;
    });
  }

  async endOthers(manager: EntityManager, { sessionId, accountId }: SignedIn): Promise<void> {
    const others = await this.sessions.find(manager, { accountId, id: Not(sessionId) });
    await this.#end(manager, others);
  }

  /** Requires a lock on the account row. */
  async endAll(manager: EntityManager, accountId: string): Promise<void> {
    await this.#end(manager, await this.sessions.find(manager, { accountId }));
  }

  /** Invalidates cached sessions whose data changes when the caller's transaction commits. */
  async refresh(manager: EntityManager, accountId: string): Promise<void> {
    const found = await this.sessions.find(manager, { accountId });
    await this.cache.doubt(found.map((session) => session.tokenHash));
  }

  announceEnd(ended: readonly Pick<SessionRow, 'id'>[]): void {
    if (ended.length === 0) return;
    this.events.publishSignal({ type: 'sessions.ended', session_ids: ended.map(({ id }) => id) });
  }

  async #end(manager: EntityManager, sessions: readonly SessionRow[]): Promise<void> {
    await this.cache.doubt(sessions.map((session) => session.tokenHash));
    await this.sessions.remove(manager, sessions);
    afterCommit(() => this.announceEnd(sessions));
  }
}
