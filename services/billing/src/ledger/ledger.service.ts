import type { LedgerEntry, LedgerPage } from '@likeness/contracts/http/payments';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../database/accounts.repository.js';
import { type EntryRow, LedgerRepository } from '../database/ledger.repository.js';

@Injectable()
export class LedgerService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly ledger: LedgerRepository,
  ) {}

  /** @param before id of the last entry on the previous page; a foreign id yields no entries */
  async page(userId: string, before: string | null, limit: number): Promise<LedgerPage> {
    const { available: balance, held } = await this.accounts.balance(userId);
    const { credits, owed } = await this.ledger.purchased(userId);
    const paid = Math.min(balance + held, credits);
    const rows = await this.ledger.page(userId, before, limit + 1);
    const entries = rows.slice(0, limit).map(toEntry);
    const next = rows.length > limit ? (entries.at(-1)?.id ?? null) : null;
    return { balance, held, paid, owed, entries, next };
  }
}

export function toEntry(row: EntryRow): LedgerEntry {
  const { purchase_name: name, amount_cents, currency } = row;
  return {
    id: row.id,
    kind: row.kind,
    created_at: row.created_at.toISOString(),
    credits: row.available,
    balance: row.balance,
    purpose: row.purpose,
    hold_id: row.hold_id,
    group_id: row.group_id,
    image_id: row.image_id,
    purchase:
      name === null || amount_cents === null || currency === null
        ? null
        : { name, amount_cents, currency },
  };
}
