import { queryColumn, queryNumber, queryRow, queryRows } from '@likeness/service-kit/database/rows';
import { SqlRepository } from '@likeness/service-kit/database/sql-repository';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Payment } from '../stripe/to-payment.js';

const purchaseRow = z.object({
  id: z.string(),
  user_id: z.string(),
  credits: z.int(),
  amount_cents: z.int(),
  taken_back: z.int(),
  shortfall: z.int(),
  /** Part of the shortfall that is on hold; billing takes it back on release. */
  awaited: z.int(),
  seen_at_look: z.string(),
});
export type Purchase = Readonly<z.infer<typeof purchaseRow>>;
const awaitingRow = purchaseRow.pick({ id: true, awaited: true });
const owingRow = z.object({ id: z.string(), owed: z.int() });
type Owing = z.infer<typeof owingRow>;

@Injectable()
export class PurchasesRepository extends SqlRepository {
  async sessionOf(paymentIntentId: string): Promise<string | undefined> {
    const [sessionId] = await queryColumn(this.database, z.string())`
      SELECT session_id FROM purchases WHERE payment_intent_id = ${paymentIntentId}`;
    return sessionId;
  }

  async bySession(
    sessionId: string,
    manager: EntityManager = this.database.manager,
  ): Promise<Purchase | undefined> {
    return queryRow(manager, purchaseRow)`
      SELECT id, user_id, credits, amount_cents, taken_back, shortfall, awaited, seen_at_look
      FROM purchases WHERE session_id = ${sessionId}`;
  }

  async insert(manager: EntityManager, payment: Payment, readNumber: string): Promise<Purchase> {
    const row = await queryRow(manager, purchaseRow)`
      INSERT INTO purchases (user_id, session_id, payment_intent_id, name, credits, amount_cents,
        currency, seen_at_look)
      VALUES (${payment.userId}, ${payment.sessionId}, ${payment.paymentIntentId},
        ${payment.name}, ${payment.credits}, ${payment.amountCents}, ${payment.currency}, ${readNumber})
      RETURNING id, user_id, credits, amount_cents, taken_back, shortfall, awaited,
        seen_at_look`;
    if (!row) throw new Error('a purchase that was just made is not there');
    return row;
  }

  async update(
    manager: EntityManager,
    id: string,
    change: {
      reclaimedCents: number;
      takenBack: number;
      shortfall: number;
      awaited: number;
      readNumber: string;
    },
  ): Promise<void> {
    await manager.sql`UPDATE purchases
      SET reclaimed_cents = ${change.reclaimedCents}, taken_back = ${change.takenBack},
        shortfall = ${change.shortfall}, awaited = ${change.awaited}, seen_at_look = ${change.readNumber}
      WHERE id = ${id}`;
  }

  async awaiting(
    manager: EntityManager,
    userId: string,
  ): Promise<Pick<Purchase, 'id' | 'awaited'>[]> {
    return queryRows(manager, awaitingRow)`
      SELECT id, awaited FROM purchases WHERE user_id = ${userId} AND awaited > 0
      ORDER BY created_at`;
  }

  /** Credits of refunds that were spent and that no hold can return, oldest purchases first. */
  async owing(manager: EntityManager, userId: string): Promise<Owing[]> {
    return queryRows(manager, owingRow)`SELECT id, shortfall - awaited AS owed FROM purchases
      WHERE user_id = ${userId} AND shortfall > awaited ORDER BY created_at`;
  }

  /** @param awaited how many of the credits a hold has returned */
  async collect(
    manager: EntityManager,
    id: string,
    { taken, awaited }: { taken: number; awaited: number },
  ): Promise<void> {
    await manager.sql`
      UPDATE purchases SET taken_back = taken_back + ${taken}, shortfall = shortfall - ${taken},
        awaited = awaited - ${awaited}
      WHERE id = ${id}`;
  }

  /** Limits the credits awaited by all purchases to those on hold, oldest purchases first. */
  async awaitAtMost(manager: EntityManager, userId: string, held: number): Promise<void> {
    await manager.sql`
      UPDATE purchases SET awaited = greatest(0, least(purchases.awaited, ${held} - earlier))
      FROM (
        SELECT id, sum(awaited) OVER (ORDER BY created_at, id) - awaited AS earlier
        FROM purchases WHERE user_id = ${userId} AND awaited > 0) AS awaiting
      WHERE purchases.id = awaiting.id AND earlier + purchases.awaited > ${held}::int`;
  }

  async count(userIds: readonly string[]): Promise<number> {
    return queryNumber(this.database)`
      SELECT count(*)::int AS count FROM purchases WHERE user_id = ANY(${userIds})`;
  }
}
