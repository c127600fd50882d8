import { type LedgerEntry, ledgerEntrySchema } from '@likeness/contracts/http/payments';
import { queryColumn, queryNumber, queryRow, queryRows } from '@likeness/service-kit/database/rows';
import { SqlRepository } from '@likeness/service-kit/database/sql-repository';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';

/** A double entry: accounts of a person, then of the system. Credits; the sum is zero. */
export type Posting = {
  readonly kind: LedgerEntry['kind'];
  readonly available: number;
  readonly held: number;
  readonly sales: number;
  readonly revenue: number;
  readonly corrections: number;
  readonly hold_id: string | null;
  readonly purchase_id: string | null;
};

const entryRow = z.object({
  id: z.string(),
  kind: ledgerEntrySchema.shape.kind,
  created_at: z.date(),
  available: z.int(),
  balance: z.int(),
  hold_id: z.string().nullable(),
  group_id: z.string().nullable(),
  image_id: z.string().nullable(),
  purpose: ledgerEntrySchema.shape.purpose,
  purchase_name: z.string().nullable(),
  amount_cents: z.int().nullable(),
  currency: z.string().nullable(),
});
export type EntryRow = Readonly<z.infer<typeof entryRow>>;
const purchasedRow = z.object({ credits: z.int(), owed: z.int() });

/** Append-only. */
@Injectable()
export class LedgerRepository extends SqlRepository {
  /** Requires a lock on the account row. @param id of the entry, only for a single posting */
  async book(
    manager: EntityManager,
    userId: string,
    postings: readonly Posting[],
    id: string | null = null,
  ): Promise<void> {
    await manager.sql`INSERT INTO ledger_entries
        (id, user_id, kind, available, held, sales, revenue, corrections, hold_id, purchase_id)
      SELECT coalesce(${id}, gen_random_uuid()), ${userId}, entry.*
      FROM jsonb_to_recordset(${JSON.stringify(postings)}) AS entry
        (kind text, available int, held int, sales int, revenue int, corrections int,
         hold_id uuid, purchase_id uuid)`;
  }

  async has(manager: EntityManager, userId: string, id: string): Promise<boolean> {
    const ids = await queryColumn(manager, z.string())`
      SELECT id FROM ledger_entries WHERE id = ${id} AND user_id = ${userId}`;
    return ids.length > 0;
  }

  async page(userId: string, before: string | null, limit: number): Promise<EntryRow[]> {
    return queryRows(this.database, entryRow)`
      SELECT entry.id, kind, entry.created_at, available, balance, entry.hold_id, group_id,
        image_id, purpose, name AS purchase_name, amount_cents, currency
      FROM ledger_entries AS entry
        LEFT JOIN holds ON holds.hold_id = entry.hold_id
        LEFT JOIN purchases ON purchases.id = purchase_id
      WHERE entry.user_id = ${userId} AND (${before}::uuid IS NULL OR revision <
        (SELECT revision FROM ledger_entries WHERE id = ${before} AND user_id = ${userId}))
      ORDER BY revision DESC LIMIT ${limit}`;
  }

  /** Credits bought and not taken back, and those that the next purchase fills first. */
  async purchased(userId: string): Promise<{ credits: number; owed: number }> {
    const row = await queryRow(this.database, purchasedRow)`
      SELECT coalesce(sum(credits - taken_back), 0)::int AS credits,
        coalesce(sum(shortfall - awaited), 0)::int AS owed
      FROM purchases WHERE user_id = ${userId}`;
    return row ?? { credits: 0, owed: 0 };
  }

  async count(userIds: readonly string[]): Promise<number> {
    return queryNumber(this.database)`
      SELECT count(*)::int AS count FROM ledger_entries WHERE user_id = ANY(${userIds})`;
  }
}
