import { changeRows, queryRows } from '@likeness/service-kit/database/rows';
import { SqlRepository } from '@likeness/service-kit/database/sql-repository';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';

/** Longer than a dispute can last. */
const KEEP_DAYS = 400;

const claimRow = z.object({
  id: z.string(),
  user_id: z.string(),
  /** Stripe's status of the dispute; `erased` for a returned payment of an erased account. */
  status: z.string(),
  amount_cents: z.int(),
  currency: z.string(),
  noted_at: z.date(),
});
type ClaimRow = z.infer<typeof claimRow>;

/** A dispute of Stripe, or the payment of an erased account. */
type Claim = {
  readonly id: string;
  readonly status: string;
  readonly amount: number;
  readonly currency: string;
};

/** Disputed payments and payments of erased accounts, for operators. */
@Injectable()
export class PaymentClaimsRepository extends SqlRepository {
  /** Ignores outdated states. */
  async save(
    userId: string,
    { id, status, amount, currency }: Claim,
    readNumber: string | null = null,
    manager: EntityManager = this.database.manager,
  ): Promise<void> {
    await manager.sql`INSERT INTO payment_claims AS known
        (id, user_id, status, amount_cents, currency, seen_at_look)
      VALUES (${id}, ${userId}, ${status}, ${amount}, ${currency},
        coalesce(${readNumber}, nextval('looks')))
      ON CONFLICT (id) DO UPDATE SET status = excluded.status,
        amount_cents = excluded.amount_cents, seen_at_look = excluded.seen_at_look
      WHERE known.seen_at_look < excluded.seen_at_look`;
  }

  /** Newest first, without disputes that we won. */
  async list(limit: number): Promise<ClaimRow[]> {
    return queryRows(this.database, claimRow)`
      SELECT id, user_id, status, amount_cents, currency, noted_at
      FROM payment_claims WHERE status <> 'won' ORDER BY noted_at DESC LIMIT ${limit}`;
  }

  async removeOld(): Promise<number> {
    return changeRows(this.database)`
      DELETE FROM payment_claims WHERE noted_at < now() - make_interval(days => ${KEEP_DAYS})`;
  }
}
