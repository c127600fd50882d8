import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsRepository } from '../database/accounts.repository.js';
import { LedgerRepository } from '../database/ledger.repository.js';
import { PurchasesRepository } from '../database/purchases.repository.js';
import { refunded } from '../ledger/posting.js';

/** Collects refunded credits that were on hold during the refund, once they are released. */
@Injectable()
export class HeldRefundsService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly purchases: PurchasesRepository,
    private readonly ledger: LedgerRepository,
  ) {}

  async collect(manager: EntityManager, userId: string, released: number): Promise<void> {
    const awaiting = await this.purchases.awaiting(manager, userId);
    if (awaiting.length === 0) return;
    let left = released;
    for (const { id, awaited } of awaiting) {
      const taken = Math.min(awaited, left);
      if (taken === 0) break;
      left -= taken;
      await this.purchases.collect(manager, id, { taken, awaited: taken });
      await this.ledger.book(manager, userId, [refunded(id, taken)]);
    }
    const { held } = await this.accounts.locked(manager, userId);
    await this.purchases.awaitAtMost(manager, userId, held);
  }
}
