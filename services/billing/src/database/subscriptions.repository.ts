import { changeRows, queryColumn, queryRow, queryRows } from '@likeness/service-kit/database/rows';
import { SqlRepository } from '@likeness/service-kit/database/sql-repository';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { MirroredSubscription } from '../stripe/to-subscription.js';

const subscriptionRow = z.object({
  stripe_id: z.string(),
  status: z.string(),
  started_at: z.date(),
  ends_at: z.date().nullable(),
});
type SubscriptionRow = z.infer<typeof subscriptionRow>;
const orderedRow = z.object({ is_ordered: z.boolean() });
const knownRow = subscriptionRow.extend(orderedRow.shape);

export type SubscriptionChange = {
  readonly isNews: boolean;
  /** True when this is the first paid state. */
  readonly isOrdered: boolean;
  readonly isCancelled: boolean;
  readonly hasFailed: boolean;
};

const NOTHING: SubscriptionChange = {
  isNews: false,
  isOrdered: false,
  isCancelled: false,
  hasFailed: false,
};

@Injectable()
export class SubscriptionsRepository extends SqlRepository {
  async of(userId: string): Promise<SubscriptionRow[]> {
    return queryRows(this.database, subscriptionRow)`
      SELECT stripe_id, status, started_at, ends_at FROM subscriptions
      WHERE user_id = ${userId} ORDER BY started_at DESC LIMIT 100`;
  }

  /** @returns whether we have confirmed the order */
  async isOrdered(stripeId: string): Promise<boolean> {
    const [isOrdered] = await queryColumn(this.database, z.boolean())`
      SELECT is_ordered FROM subscriptions WHERE stripe_id = ${stripeId}`;
    return isOrdered ?? false;
  }

  /** Ignores outdated states. Requires a lock on the account row. */
  async saveFromStripe(
    manager: EntityManager,
    userId: string,
    { stripeId, status, startedAt, endsAt, paid }: MirroredSubscription,
    readNumber: string,
  ): Promise<SubscriptionChange> {
    const before = await queryRow(manager, knownRow)`
      SELECT stripe_id, status, started_at, ends_at, is_ordered FROM subscriptions
      WHERE stripe_id = ${stripeId}`;
    const kept = await changeRows(manager)`INSERT INTO subscriptions AS known
        (stripe_id, user_id, status, started_at, ends_at, seen_at_look, is_ordered)
      VALUES (${stripeId}, ${userId}, ${status}, ${startedAt}, ${endsAt}, ${readNumber},
        ${paid !== null})
      ON CONFLICT (stripe_id) DO UPDATE
      SET status = excluded.status, started_at = excluded.started_at, ends_at = excluded.ends_at,
        seen_at_look = excluded.seen_at_look, is_ordered = known.is_ordered OR excluded.is_ordered
      WHERE known.seen_at_look < excluded.seen_at_look
      RETURNING stripe_id`;
    if (kept === 0) return NOTHING;
    return {
      isNews:
        before?.status !== status ||
        before.started_at.getTime() !== startedAt.getTime() ||
        before.ends_at?.getTime() !== endsAt?.getTime(),
      isOrdered: paid !== null && !before?.is_ordered,
      isCancelled:
        (status === 'canceling' && before?.status !== status) ||
        (status === 'canceled' && before?.status === 'past_due'),
      hasFailed: status === 'past_due' && before?.status !== status,
    };
  }

  /** @param stripeId only this one @returns whether one had not ended before */
  async endLost(manager: EntityManager, userId: string, stripeId?: string): Promise<boolean> {
    const ended = await changeRows(manager)`UPDATE subscriptions
      SET status = 'canceled', ends_at = now(), seen_at_look = nextval('looks')
      WHERE user_id = ${userId} AND stripe_id = coalesce(${stripeId ?? null}, stripe_id)
        AND status <> 'canceled'`;
    return ended > 0;
  }

  async remove(manager: EntityManager, userId: string): Promise<void> {
    await manager.sql`DELETE FROM subscriptions WHERE user_id = ${userId}`;
  }
}
