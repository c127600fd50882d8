import { changeRows, queryColumn, queryRow } from '@likeness/service-kit/database/rows';
import { sharedNow } from '@likeness/service-kit/time/shared-clock';
import { SqlRepository } from '@likeness/service-kit/database/sql-repository';
import { Injectable } from '@nestjs/common';
import {
  Column,
  Entity,
  type EntityManager,
  type FindOptionsWhere,
  MoreThan,
  PrimaryColumn,
} from 'typeorm';
import { z } from 'zod';

@Entity('sessions')
export class SessionRow {
  @PrimaryColumn('uuid') id!: string;

  /** Hex SHA-256 of the bearer token. The token itself is never stored. */
  @Column('text', { name: 'token_hash' }) tokenHash!: string;

  /** Hex SHA-256 of the cookie's secret; null for clients without cookies. */
  @Column('text', { name: 'cookie_hash', nullable: true }) cookieHash!: string | null;
  @Column('uuid', { name: 'account_id' }) accountId!: string;
  @Column('text') device!: string;
  @Column('timestamptz', { name: 'created_at' }) createdAt!: Date;
  @Column('timestamptz', { name: 'last_used_at' }) lastUsedAt!: Date;
  @Column('timestamptz', { name: 'expires_at' }) expiresAt!: Date;
}

/** Precision of `last_used_at`. Each step costs a write. */
const USE_STEP = `interval '5 minutes'`;
const MAX_LISTED = 100;
const ABSOLUTE_SECONDS = 7 * 24 * 3_600;

export class SessionLifetime {
  readonly absoluteSeconds = ABSOLUTE_SECONDS;

  constructor(readonly idleSeconds: number) {}
}

export type NewSession = Pick<SessionRow, 'accountId' | 'tokenHash' | 'cookieHash' | 'device'>;

const liveRow = z.object({
  sessionId: z.string(),
  accountId: z.string(),
  cookieHash: z.string().nullable(),
  isUseDue: z.boolean(),
  secondsLeft: z.number(),
  subscriptionStatus: z.string().nullable(),
});
export type LiveSession = z.infer<typeof liveRow>;

@Injectable()
export class SessionsRepository extends SqlRepository {
  /** Inserts nothing if the account was suspended or got another password after `passwordHash`. */
  async insert(
    session: NewSession,
    { absoluteSeconds, idleSeconds }: SessionLifetime,
    passwordHash: string | null,
  ): Promise<boolean> {
    const inserted = await changeRows(this.database)`
      INSERT INTO sessions (token_hash, cookie_hash, device, account_id, expires_at)
      SELECT ${session.tokenHash}, ${session.cookieHash}, ${session.device}, id,
        now() + make_interval(secs => least(${absoluteSeconds}::float8, ${idleSeconds}))
      FROM accounts
      WHERE id = ${session.accountId} AND is_active
        AND password_hash IS NOT DISTINCT FROM ${passwordHash}
      FOR SHARE
      RETURNING id`;
    return inserted === 1;
  }

  async use(id: string, { absoluteSeconds, idleSeconds }: SessionLifetime): Promise<void> {
    await this.database.sql`UPDATE sessions SET last_used_at = now(),
        expires_at = least(created_at + make_interval(secs => ${absoluteSeconds}),
          now() + make_interval(secs => ${idleSeconds}))
      WHERE id = ${id} AND last_used_at < now() - ${() => USE_STEP} AND expires_at > now()`;
  }

  async listed(accountId: string): Promise<SessionRow[]> {
    return this.database.getRepository(SessionRow).find({
      where: { accountId, expiresAt: MoreThan(new Date(sharedNow())) },
      order: { lastUsedAt: 'DESC', createdAt: 'DESC' },
      take: MAX_LISTED,
    });
  }

  async live(tokenHash: string): Promise<LiveSession | undefined> {
    return queryRow(this.database, liveRow)`
      SELECT sessions.id AS "sessionId", account_id AS "accountId", cookie_hash AS "cookieHash",
             subscription_status AS "subscriptionStatus",
             last_used_at < now() - ${() => USE_STEP} AS "isUseDue",
             floor(extract(epoch FROM expires_at - now()))::float8 AS "secondsLeft"
      FROM sessions JOIN accounts ON accounts.id = account_id
      WHERE token_hash = ${tokenHash} AND expires_at > now() AND is_active`;
  }

  async find(manager: EntityManager, where: FindOptionsWhere<SessionRow>): Promise<SessionRow[]> {
    return manager.find(SessionRow, { where });
  }

  async remove(manager: EntityManager, sessions: readonly SessionRow[]): Promise<void> {
    const ids = sessions.map((session) => session.id);
    if (ids.length > 0) await manager.delete(SessionRow, ids);
  }

  async removeExpired(): Promise<string[]> {
    return queryColumn(this.database, z.string())`
      DELETE FROM sessions WHERE expires_at <= now() RETURNING id`;
  }
}
