import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Payment } from '../stripe/to-payment.js';

export type Purchase = {
  readonly id: string;
  readonly user_id: string;
  readonly credits: number;
  readonly amount_cents: number;
  readonly taken_back: number;
  readonly shortfall: number;
  /** Part of the shortfall that is on hold; billing takes it back on release. */
  readonly awaited: number;
  readonly seen_at_look: string;
};

@Injectable()
export class PurchasesRepository {
  constructor(private readonly database: DataSource) {}

  async sessionOf(paymentIntentId: string): Promise<string | undefined> {
    const [row] = await this.database.query<{ session_id: string }[]>(
      `SELECT session_id FROM purchases WHERE payment_intent_id = $1`,
      [paymentIntentId],
    );
    return row?.session_id;
  }

  async bySession(manager: EntityManager, sessionId: string): Promise<Purchase | undefined> {
    const [row] = await manager.query<Purchase[]>(
      `SELECT id, user_id, credits, amount_cents, taken_back, shortfall, awaited, seen_at_look
       FROM purchases WHERE session_id = $1`,
      [sessionId],
    );
    return row;
  }

  async insert(manager: EntityManager, payment: Payment, look: string): Promise<Purchase> {
    const [row] = await manager.query<Purchase[]>(
      `INSERT INTO purchases (user_id, session_id, payment_intent_id, name, credits, amount_cents,
         currency, seen_at_look)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       RETURNING id, user_id, credits, amount_cents, taken_back, shortfall, awaited,
         seen_at_look`,
      [
        payment.userId,
        payment.sessionId,
        payment.paymentIntentId,
        payment.name,
        payment.credits,
        payment.amountCents,
        payment.currency,
        look,
      ],
    );
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
      look: string;
    },
  ): Promise<void> {
    await manager.query(
      `UPDATE purchases SET reclaimed_cents = $2, taken_back = $3, shortfall = $4,
         awaited = $5, seen_at_look = $6 WHERE id = $1`,
      [id, change.reclaimedCents, change.takenBack, change.shortfall, change.awaited, change.look],
    );
  }

  async awaiting(
    manager: EntityManager,
    userId: string,
  ): Promise<Pick<Purchase, 'id' | 'awaited'>[]> {
    return manager.query<Pick<Purchase, 'id' | 'awaited'>[]>(
      `SELECT id, awaited FROM purchases WHERE user_id = $1 AND awaited > 0 ORDER BY created_at`,
      [userId],
    );
  }

  async collect(manager: EntityManager, id: string, taken: number): Promise<void> {
    await manager.query(
      `UPDATE purchases SET taken_back = taken_back + $2, shortfall = shortfall - $2,
         awaited = awaited - $2 WHERE id = $1`,
      [id, taken],
    );
  }

  /** Limits the credits awaited by all purchases to those on hold, oldest purchases first. */
  async awaitAtMost(manager: EntityManager, userId: string, held: number): Promise<void> {
    await manager.query(
      `UPDATE purchases SET awaited = greatest(0, least(purchases.awaited, $2 - earlier)) FROM (
         SELECT id, sum(awaited) OVER (ORDER BY created_at, id) - awaited AS earlier
         FROM purchases WHERE user_id = $1 AND awaited > 0) AS awaiting
       WHERE purchases.id = awaiting.id AND earlier + purchases.awaited > $2::int`,
      [userId, held],
    );
  }

  async count(userIds: readonly string[]): Promise<number> {
    const [row] = await this.database.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM purchases WHERE user_id = ANY($1)`,
      [userIds],
    );
    return row?.count ?? 0;
  }
}
