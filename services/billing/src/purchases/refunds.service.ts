import { LOGGER, type Logger } from '@likeness/service-kit/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Balance } from '../database/accounts.repository.js';
import { LedgerRepository } from '../database/ledger.repository.js';
import { type Purchase, PurchasesRepository } from '../database/purchases.repository.js';
import { refunded } from '../ledger/posting.js';
import type { Payment } from '../stripe/to-payment.js';
import { reclaim } from './reclaim.js';

@Injectable()
export class RefundsService {
  constructor(
    private readonly purchases: PurchasesRepository,
    private readonly ledger: LedgerRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Ignores outdated states. @returns the number of credits taken */
  async takeBack(
    manager: EntityManager,
    purchase: Purchase,
    { reclaimedCents, userId }: Payment,
    { available, held }: Balance,
    look: string,
  ): Promise<number> {
    if (BigInt(purchase.seen_at_look) > BigInt(look)) return 0;
    const { taken_back: takenBack, amount_cents: amountCents, credits, shortfall } = purchase;
    const before = { takenBack, amountCents, credits, shortfall };
    const { taken, ...after } = reclaim(before, reclaimedCents, available);
    const isShort = after.shortfall > shortfall;
    const awaited = Math.min(after.shortfall, isShort ? held : purchase.awaited);
    const change = { ...after, awaited, reclaimedCents, look };
    await this.purchases.update(manager, purchase.id, change);
    if (taken !== 0) await this.ledger.book(manager, userId, [refunded(purchase.id, taken)]);
    if (isShort) {
      await this.purchases.awaitAtMost(manager, userId, held);
      const missing = after.shortfall - shortfall;
      this.logger.warn({ purchase: purchase.id, missing }, 'refunded credits were used up');
    }
    return taken;
  }

  /** From the credits of a new purchase. @returns the rest */
  async collectOwed(manager: EntityManager, userId: string, credits: number): Promise<number> {
    let left = credits;
    for (const { id, owed } of await this.purchases.owing(manager, userId)) {
      const taken = Math.min(owed, left);
      if (taken === 0) break;
      left -= taken;
      await this.purchases.collect(manager, id, { taken, awaited: 0 });
      await this.ledger.book(manager, userId, [refunded(id, taken)]);
    }
    return left;
  }
}
