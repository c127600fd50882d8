import { booksSchema } from '@likeness/contracts/http/operator';
import { queryNumber, queryRow } from '@likeness/service-kit/database/rows';
import { SqlRepository } from '@likeness/service-kit/database/sql-repository';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';

const openHoldsRow = z.object({ holds: z.int(), credits: z.int(), oldest_seconds: z.number() });
export type OpenHolds = Readonly<z.infer<typeof openHoldsRow>>;

const booksRow = booksSchema
  .omit({ looked_at: true })
  .extend({ oldest_declaration_at: z.date().nullable() });
type BooksRow = z.infer<typeof booksRow>;

const DRIFT = `
  SELECT greatest(
    abs(accounts.available - coalesce(entries.available, 0)),
    abs(accounts.held - coalesce(entries.held, 0)),
    abs(accounts.held - coalesce(open.credits, 0)),
    abs(coalesce(entries.rest, 0))) AS credits
  FROM accounts
  LEFT JOIN (SELECT user_id, sum(available) AS available, sum(held) AS held,
               sum(available + held + sales + revenue + corrections) AS rest
             FROM ledger_entries GROUP BY user_id) AS entries USING (user_id)
  LEFT JOIN (SELECT user_id, sum(credits) AS credits
             FROM holds WHERE state = 'held' GROUP BY user_id) AS open USING (user_id)`;

@Injectable()
export class BooksRepository extends SqlRepository {
  async openHolds(): Promise<OpenHolds> {
    const row = await queryRow(this.database, openHoldsRow)`
      SELECT count(*)::int AS holds, coalesce(sum(credits), 0)::int AS credits,
        coalesce(extract(epoch FROM now() - min(created_at)), 0)::float AS oldest_seconds
      FROM holds JOIN hold_groups USING (group_id) WHERE state = 'held'`;
    return row ?? { holds: 0, credits: 0, oldest_seconds: 0 };
  }

  async accountsOutOfBalance(): Promise<number> {
    return queryNumber(this.database)`
      SELECT count(*)::int AS wrong FROM (${() => DRIFT}) AS drift WHERE credits > 0`;
  }

  /** Reads the whole ledger. */
  async read(): Promise<BooksRow> {
    const row = await queryRow(this.database, booksRow)`WITH drift AS (${() => DRIFT})
      SELECT
        (SELECT count(*)::int FROM drift WHERE credits > 0) AS drifted_accounts,
        (SELECT coalesce(sum(credits), 0)::int FROM drift) AS drifted_credits,
        (SELECT count(*)::int FROM purchases WHERE shortfall > 0) AS short_purchases,
        (SELECT coalesce(sum(shortfall), 0)::int FROM purchases) AS short_credits,
        (SELECT coalesce(sum(awaited), 0)::int FROM purchases) AS awaited_credits,
        (SELECT count(*)::int FROM declarations WHERE settled_at IS NULL) AS open_declarations,
        (SELECT min(received_at) FROM declarations WHERE settled_at IS NULL)
          AS oldest_declaration_at`;
    if (!row) throw new Error('the books gave nothing');
    return row;
  }
}
