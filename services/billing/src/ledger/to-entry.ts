import type { LedgerEntry } from '@likeness/contracts/http/payments';
import type { EntryRow } from '../database/ledger.repository.js';

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
