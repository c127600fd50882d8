import { COUNTED_AT_MOST } from '@likeness/contracts/http/images';
import { EXPIRY_NOTICE_DAYS } from '@likeness/contracts/jobs/accounts.jobs';
import { queryColumn, queryRow } from '@likeness/service-kit/database/rows';
import { SqlRepository } from '@likeness/service-kit/database/sql-repository';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';

export type Notice = {
  readonly count: number;
  readonly firstAt: Date;
  readonly coversUntil: Date;
};

const soonRow = z.object({
  count: z.number(),
  first_at: z.date().nullable(),
  covers_until: z.date(),
  is_due: z.boolean(),
});

const KEPT = `images.owner_kind = 'user' AND images.state = 'kept' AND images.expires_at > now()`;

@Injectable()
export class ExpiryNoticesRepository extends SqlRepository {
  /** @param after the last user of the previous page */
  async due(days: number, limit: number, after = ''): Promise<string[]> {
    return queryColumn(this.database, z.string())`
      SELECT DISTINCT images.owner_id FROM images
        LEFT JOIN expiry_notices AS told ON told.user_id = images.owner_id AND told.days = ${days}
      WHERE ${() => KEPT} AND images.expires_at <= now() + make_interval(days => ${days})
        AND (told.covers_until IS NULL OR images.expires_at > told.covers_until)
        AND images.owner_id > ${after}
      ORDER BY images.owner_id LIMIT ${limit}`;
  }

  /** Covers more than `days` to space notices. Locks the user's row. @returns undefined if taken */
  async begin(
    manager: EntityManager,
    userId: string,
    { days, more }: { days: number; more: number },
  ): Promise<Notice | undefined> {
    await manager.sql`INSERT INTO expiry_notices (user_id, days, covers_until)
      VALUES (${userId}, ${days}, '-infinity')
      ON CONFLICT DO NOTHING`;
    await manager.sql`
      SELECT FROM expiry_notices WHERE user_id = ${userId} AND days = ${days} FOR UPDATE`;
    const row = await queryRow(manager, soonRow)`
      SELECT count(*)::int AS count, min(expires_at) AS first_at,
        now() + make_interval(days => ${days + more}) AS covers_until,
        coalesce(min(expires_at) <= now() + make_interval(days => ${days}), false) AS is_due
      FROM (
        SELECT expires_at FROM images, expiry_notices AS told
        WHERE ${() => KEPT} AND images.owner_id = ${userId} AND told.user_id = ${userId}
          AND told.days = ${days}
          AND images.expires_at > told.covers_until
          AND images.expires_at <= now() + make_interval(days => ${days + more})
        ORDER BY expires_at LIMIT ${COUNTED_AT_MOST}) AS soon`;
    if (!row?.first_at || !row.is_due) return undefined;
    await manager.sql`INSERT INTO expiry_notices AS told (user_id, days, covers_until)
        SELECT ${userId}, stage, ${row.covers_until}
          FROM unnest(${EXPIRY_NOTICE_DAYS.filter((stage) => stage >= days)}::int[]) AS stage
      ON CONFLICT (user_id, days) DO UPDATE
      SET covers_until = greatest(told.covers_until, excluded.covers_until)`;
    return { count: row.count, firstAt: row.first_at, coversUntil: row.covers_until };
  }
}
