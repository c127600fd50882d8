import { sharedNow } from '@likeness/service-kit/time/shared-clock';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type FindOptionsWhere, MoreThan } from 'typeorm';
import { SessionRow } from './session.entity.js';

/** Precision of `last_used_at`. Each step costs a write. */
const USE_STEP = `interval '5 minutes'`;
const MAX_LISTED = 100;
const ABSOLUTE_SECONDS = 7 * 24 * 3_600;

export class SessionLifetime {
  readonly absoluteSeconds = ABSOLUTE_SECONDS;

  constructor(readonly idleSeconds: number) {}
}

export type NewSession = Pick<SessionRow, 'accountId' | 'tokenHash' | 'cookieHash' | 'device'>;

export type LiveSession = {
  readonly sessionId: string;
  readonly accountId: string;
  readonly cookieHash: string | null;
  readonly isUseDue: boolean;
  readonly secondsLeft: number;
  readonly subscriptionStatus: string | null;
};

@Injectable()
export class SessionsRepository {
  constructor(private readonly database: DataSource) {}

  /** Inserts nothing if the account was suspended or got another password after `passwordHash`. */
  async insert(
    session: NewSession,
    { absoluteSeconds, idleSeconds }: SessionLifetime,
    passwordHash: string | null,
  ): Promise<boolean> {
    const rows = await this.database.query<unknown[]>(
      `INSERT INTO sessions (token_hash, cookie_hash, device, account_id, expires_at)
       SELECT $1, $2, $3, id, now() + make_interval(secs => least($4::float8, $5)) FROM accounts
       WHERE id = $6 AND is_active AND password_hash IS NOT DISTINCT FROM $7
       FOR SHARE
       RETURNING id`,
      [
        session.tokenHash,
        session.cookieHash,
        session.device,
        absoluteSeconds,
        idleSeconds,
        session.accountId,
        passwordHash,
      ],
    );
    return rows.length === 1;
  }

  async use(id: string, { absoluteSeconds, idleSeconds }: SessionLifetime): Promise<void> {
    await this.database.query(
      `UPDATE sessions SET last_used_at = now(),
         expires_at = least(created_at + make_interval(secs => $2), now() + make_interval(secs => $3))
       WHERE id = $1 AND last_used_at < now() - ${USE_STEP} AND expires_at > now()`,
      [id, absoluteSeconds, idleSeconds],
    );
  }

  async listed(accountId: string): Promise<SessionRow[]> {
    return this.database.getRepository(SessionRow).find({
      where: { accountId, expiresAt: MoreThan(new Date(sharedNow())) },
      order: { lastUsedAt: 'DESC', createdAt: 'DESC' },
      take: MAX_LISTED,
    });
  }

  async live(tokenHash: string): Promise<LiveSession | null> {
    const [row] = await this.database.query<
      {
        id: string;
        account_id: string;
        cookie_hash: string | null;
        is_use_due: boolean;
        seconds_left: number;
        subscription_status: string | null;
      }[]
    >(
      `SELECT sessions.id, account_id, cookie_hash, subscription_status,
              last_used_at < now() - ${USE_STEP} AS is_use_due,
              floor(extract(epoch FROM expires_at - now()))::float8 AS seconds_left
       FROM sessions JOIN accounts ON accounts.id = account_id
       WHERE token_hash = $1 AND expires_at > now() AND is_active`,
      [tokenHash],
    );
    if (!row) return null;
    return {
      sessionId: row.id,
      accountId: row.account_id,
      cookieHash: row.cookie_hash,
      isUseDue: row.is_use_due,
      secondsLeft: row.seconds_left,
      subscriptionStatus: row.subscription_status,
    };
  }

  async find(manager: EntityManager, where: FindOptionsWhere<SessionRow>): Promise<SessionRow[]> {
    return manager.find(SessionRow, { where });
  }

  async remove(manager: EntityManager, sessions: readonly SessionRow[]): Promise<void> {
    const ids = sessions.map((session) => session.id);
    if (ids.length > 0) await manager.delete(SessionRow, ids);
  }

  async transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }

  async removeExpired(): Promise<string[]> {
    const removed = await this.database
      .createQueryBuilder()
      .delete()
      .from(SessionRow)
      .where('expires_at <= now()')
      .returning('id')
      .execute();
    return (removed.raw as { id: string }[]).map(({ id }) => id);
  }
}
