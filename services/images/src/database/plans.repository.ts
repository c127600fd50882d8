import { changeRows, queryColumn, queryRow, queryRows } from '@likeness/service-kit/database/rows';
import { SqlRepository } from '@likeness/service-kit/database/sql-repository';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { MEMBER_DAYS } from './member-days.js';

/** Bounds the counters and locks of one statement. */
const BATCH = 2_000;
/** Images that were being stored during a plan change are stored by then. */
const SETTLES_AFTER = `interval '1 minute'`;

const planRow = z.object({ userId: z.string(), isSubscriber: z.boolean() });

export type Plan = z.infer<typeof planRow>;

@Injectable()
export class PlansRepository extends SqlRepository {
  async isSubscriber(
    userId: string,
    manager: EntityManager = this.database.manager,
  ): Promise<boolean> {
    const plan = await queryRow(manager, z.object({}))`
      SELECT FROM plans WHERE user_id = ${userId} AND is_subscriber`;
    return plan !== undefined;
  }

  /** @returns false if the revision is stale or changes nothing */
  async keep(userId: string, revision: number, isSubscriber: boolean): Promise<boolean> {
    const [isChanged] = await queryColumn(this.database, z.boolean())`
      INSERT INTO plans AS known (user_id, revision, is_subscriber)
      VALUES (${userId}, ${revision}, ${isSubscriber})
      ON CONFLICT (user_id) DO UPDATE
      SET revision = excluded.revision, is_subscriber = excluded.is_subscriber,
        is_settled = known.is_settled AND known.is_subscriber = excluded.is_subscriber,
        changed_at = CASE WHEN known.is_subscriber = excluded.is_subscriber
          THEN known.changed_at ELSE now() END
      WHERE known.revision < excluded.revision
      RETURNING NOT is_settled AS is_changed`;
    return isChanged ?? false;
  }

  /** Plans whose images may still have the expiry of the previous plan. */
  async unsettled(limit: number, after = ''): Promise<Plan[]> {
    return queryRows(this.database, planRow)`
      SELECT user_id AS "userId", is_subscriber AS "isSubscriber" FROM plans
      WHERE NOT is_settled AND changed_at < now() - ${() => SETTLES_AFTER} AND user_id > ${after}
      ORDER BY user_id LIMIT ${limit}`;
  }

  async settle({ userId, isSubscriber }: Plan): Promise<void> {
    await this.database.sql`UPDATE plans SET is_settled = true
      WHERE user_id = ${userId} AND is_subscriber = ${isSubscriber}
        AND changed_at < now() - ${() => SETTLES_AFTER}`;
  }

  async apply({ userId, isSubscriber }: Plan): Promise<void> {
    const [wrong, time] = isSubscriber
      ? [`expires_at IS NOT NULL`, `NULL`]
      : [`expires_at IS NULL`, `plans.changed_at + interval '${MEMBER_DAYS} days'`];
    for (;;) {
      const changed = await changeRows(this.database)`
        UPDATE images SET expires_at = ${() => time} FROM plans
        WHERE plans.user_id = ${userId} AND plans.is_subscriber = ${isSubscriber}
          AND images.id IN (
          SELECT id FROM images WHERE owner_kind = 'user' AND owner_id = ${userId}
            AND state = 'kept'
            AND ${() => wrong} AND (expires_at IS NULL OR expires_at > now())
              LIMIT ${BATCH})`;
      if (changed < BATCH) break;
    }
    await this.database.sql`UPDATE images SET kept_until = ${() => time} FROM plans
      WHERE plans.user_id = ${userId} AND plans.is_subscriber = ${isSubscriber}
        AND owner_kind = 'user' AND owner_id = ${userId} AND state = 'deleted'`;
    if (isSubscriber) {
      await this.database.sql`DELETE FROM expiry_notices WHERE user_id = ${userId}`;
    }
  }
}
