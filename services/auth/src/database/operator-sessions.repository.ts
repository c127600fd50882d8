import { queryRow } from '@likeness/service-kit/database/rows';
import { SqlRepository } from '@likeness/service-kit/database/sql-repository';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';

const IDLE = `interval '30 minutes'`;
const ABSOLUTE = `interval '8 hours'`;

export type OperatorTimes = { readonly idleEndsAt: Date; readonly endsAt: Date };

export type KnownOperator = {
  readonly accountId: string;
  readonly hasFactor: boolean;
  /** Null when the second factor is missing or has expired. */
  readonly times: OperatorTimes | null;
};

const timesRow = z.object({ expires_at: z.date(), ends_at: z.date() });
const knownRow = z.object({
  account_id: z.string(),
  has_factor: z.boolean(),
  expires_at: z.date().nullable(),
  ends_at: z.date().nullable(),
});

@Injectable()
export class OperatorSessionsRepository extends SqlRepository {
  /** Only a session that is bound to a browser cookie counts. */
  async find(sessionId: string, cookieHash: string | null): Promise<KnownOperator | undefined> {
    const row = await queryRow(this.database, knownRow)`
      SELECT operators.account_id, enrolled_at IS NOT NULL AS has_factor,
             shown.expires_at, shown.created_at + ${() => ABSOLUTE} AS ends_at
      FROM sessions
        JOIN accounts ON accounts.id = sessions.account_id AND is_active AND is_verified
        JOIN operators ON operators.account_id = accounts.id
        LEFT JOIN operator_sessions AS shown ON shown.session_id = sessions.id
          AND shown.cookie_hash = ${cookieHash} AND shown.expires_at > now()
            AND enrolled_at IS NOT NULL
      WHERE sessions.id = ${sessionId} AND sessions.expires_at > now()
        AND sessions.cookie_hash IS NOT NULL`;
    if (!row) return undefined;
    const { account_id: accountId, has_factor: hasFactor, expires_at, ends_at } = row;
    return {
      accountId,
      hasFactor,
      times: expires_at && ends_at ? timesOf({ expires_at, ends_at }) : null,
    };
  }

  async begin(
    manager: EntityManager,
    sessionId: string,
    accountId: string,
    cookieHash: string,
  ): Promise<OperatorTimes> {
    const row = await queryRow(manager, timesRow)`
      INSERT INTO operator_sessions (session_id, account_id, cookie_hash, expires_at)
      VALUES (${sessionId}, ${accountId}, ${cookieHash}, now() + ${() => IDLE})
      ON CONFLICT (session_id) DO UPDATE SET
        cookie_hash = excluded.cookie_hash, created_at = now(), expires_at = now() + ${() => IDLE}
      RETURNING expires_at, created_at + ${() => ABSOLUTE} AS ends_at`;
    if (!row) throw new Error('an operator session that was just begun is not there');
    return timesOf(row);
  }

  async use(sessionId: string): Promise<OperatorTimes | undefined> {
    const row = await queryRow(this.database, timesRow)`UPDATE operator_sessions
      SET expires_at = least(created_at + ${() => ABSOLUTE}, now() + ${() => IDLE})
      WHERE session_id = ${sessionId} AND expires_at > now()
      RETURNING expires_at, created_at + ${() => ABSOLUTE} AS ends_at`;
    return row && timesOf(row);
  }

  async end(sessionId: string): Promise<void> {
    await this.database.sql`DELETE FROM operator_sessions WHERE session_id = ${sessionId}`;
  }

  async removeExpired(): Promise<void> {
    await this.database.sql`DELETE FROM operator_sessions WHERE expires_at <= now()`;
  }
}

function timesOf({
  expires_at: idleEndsAt,
  ends_at: endsAt,
}: z.infer<typeof timesRow>): OperatorTimes {
  return { idleEndsAt, endsAt };
}
