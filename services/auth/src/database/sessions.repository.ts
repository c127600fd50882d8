import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SessionRow } from './session.entity.js';

export type LiveSession = {
  readonly sessionId: string;
  readonly accountId: string;
  readonly subscriptionStatus: string | null;
};

@Injectable()
export class SessionsRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * Begins a session unless the account was suspended, removed, or given another password since
   * `passwordHash` was read; the row's lock orders the two.
   */
  async insert(
    session: { accountId: string; tokenHash: string; lifetimeSeconds: number },
    passwordHash: string | null,
  ): Promise<boolean> {
    const rows = await this.database.query<unknown[]>(
      `INSERT INTO sessions (token_hash, account_id, expires_at)
       SELECT $1, id, now() + make_interval(secs => $2) FROM accounts
       WHERE id = $3 AND is_active AND password_hash IS NOT DISTINCT FROM $4
       FOR SHARE
       RETURNING id`,
      [session.tokenHash, session.lifetimeSeconds, session.accountId, passwordHash],
    );
    return rows.length === 1;
  }

  async live(tokenHash: string): Promise<LiveSession | null> {
    const [row] = await this.database.query<
      { id: string; account_id: string; subscription_status: string | null }[]
    >(
      `SELECT sessions.id, account_id, subscription_status
       FROM sessions JOIN accounts ON accounts.id = account_id
       WHERE token_hash = $1 AND expires_at > now() AND is_active`,
      [tokenHash],
    );
    if (!row) return null;
    const { id: sessionId, account_id: accountId, subscription_status: subscriptionStatus } = row;
    return { sessionId, accountId, subscriptionStatus };
  }

  async find(
    manager: EntityManager,
    where: { id: string } | { accountId: string },
  ): Promise<SessionRow[]> {
    return manager.find(SessionRow, { where });
  }

  async remove(manager: EntityManager, sessions: readonly SessionRow[]): Promise<void> {
    const ids = sessions.map((session) => session.id);
    if (ids.length > 0) await manager.delete(SessionRow, ids);
  }

  async transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }

  async removeExpired(): Promise<void> {
    await this.database.query(`DELETE FROM sessions WHERE expires_at <= now()`);
  }
}
