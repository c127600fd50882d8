import type { Holdings } from '@likeness/contracts/http/internal-accounts';
import type { PaymentsInventory } from '@likeness/contracts/http/payments';
import type { Owner } from '@likeness/contracts/identity/owner';
import { Injectable } from '@nestjs/common';
import { LedgerRepository } from '../database/ledger.repository.js';
import { PurchasesRepository } from '../database/purchases.repository.js';
import { SubscriptionsRepository } from '../database/subscriptions.repository.js';
import { toEntry } from '../ledger/to-entry.js';
import { AccountErasureService } from './account-erasure.service.js';

@Injectable()
export class OwnedDataService {
  constructor(
    private readonly subscriptions: SubscriptionsRepository,
    private readonly purchases: PurchasesRepository,
    private readonly ledger: LedgerRepository,
    private readonly erasure: AccountErasureService,
  ) {}

  async count(owners: readonly Owner[]): Promise<Holdings> {
    const ids = userIds(owners);
    return {
      purchases: await this.purchases.count(ids),
      ledger_entries: await this.ledger.count(ids),
    };
  }

  async page(userId: string, before: string | null, limit: number): Promise<PaymentsInventory> {
    const [rows, entries] = await Promise.all([
      this.subscriptions.of(userId),
      this.ledger.page(userId, before, limit),
    ]);
    return {
      subscriptions: rows.map(({ status, started_at, ends_at }) => ({
        status,
        start: started_at.toISOString(),
        end: ends_at?.toISOString() ?? null,
      })),
      entries: entries.map(toEntry),
    };
  }

  /** @throws AppError PAYMENTS_UNAVAILABLE; the caller must retry */
  async erase(owners: readonly Owner[]): Promise<void> {
    for (const userId of userIds(owners)) await this.erasure.erase(userId);
  }
}

/** Visitors buy nothing. */
function userIds(owners: readonly Owner[]): string[] {
  return owners.filter(({ kind }) => kind === 'user').map(({ id }) => id);
}
