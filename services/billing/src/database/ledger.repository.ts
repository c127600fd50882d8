import type { LedgerEntry } from '@likeness/contracts/http/payments';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Posting } from '../ledger/posting.js';

export type EntryRow = {
  readonly id: string;
  readonly kind: LedgerEntry['kind'];
  readonly created_at: Date;
  readonly available: number;
  readonly balance: number;
  readonly hold_id: string | null;
  readonly group_id: string | null;
  readonly image_id: string | null;
  readonly purpose: LedgerEntry['purpose'];
  readonly purchase_name: string | null;
  readonly amount_cents: number | null;
  readonly currency: string | null;
};

/** Append-only. */
@Injectable()
export class LedgerRepository {
  constructor(private readonly database: DataSource) {}

  /** Requires a lock on the account row. @param id of the entry, only for a single posting */
  async book(
    manager: EntityManager,
    userId: string,
    postings: readonly Posting[],
    id: string | null = null,
  ): Promise<void> {
    await manager.query(
      `INSERT INTO ledger_entries
         (id, user_id, kind, available, held, sales, revenue, corrections, hold_id, purchase_id)
       SELECT coalesce($3, gen_random_uuid()), $1, entry.* FROM jsonb_to_recordset($2) AS entry
         (kind text, available int, held int, sales int, revenue int, corrections int,
          hold_id uuid, purchase_id uuid)`,
      [userId, JSON.stringify(postings), id],
    );
  }

  async has(manager: EntityManager, userId: string, id: string): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      `SELECT 1 FROM ledger_entries WHERE id = $1 AND user_id = $2`,
      [id, userId],
    );
    return rows.length > 0;
  }

  async page(userId: string, before: string | null, limit: number): Promise<EntryRow[]> {
    return this.database.query<EntryRow[]>(
      `SELECT entry.id, kind, entry.created_at, available, balance, entry.hold_id, group_id,
         image_id, purpose, name AS purchase_name, amount_cents, currency
       FROM ledger_entries AS entry
         LEFT JOIN holds ON holds.hold_id = entry.hold_id
         LEFT JOIN purchases ON purchases.id = purchase_id
       WHERE entry.user_id = $1 AND ($2::uuid IS NULL OR revision <
         (SELECT revision FROM ledger_entries WHERE id = $2 AND user_id = $1))
       ORDER BY revision DESC LIMIT $3`,
      [userId, before, limit],
    );
  }

  async purchased(userId: string): Promise<number> {
    const [row] = await this.database.query<{ credits: number }[]>(
      `SELECT coalesce(sum(credits - taken_back), 0)::int AS credits FROM purchases
       WHERE user_id = $1`,
      [userId],
    );
    return row?.credits ?? 0;
  }

  async count(userIds: readonly string[]): Promise<number> {
    const [row] = await this.database.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM ledger_entries WHERE user_id = ANY($1)`,
      [userIds],
    );
    return row?.count ?? 0;
  }
}
