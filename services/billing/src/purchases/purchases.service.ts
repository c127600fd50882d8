import type { Logger } from '@likeness/service-kit/logging/logger';
import type { EntityManager } from 'typeorm';
import type { AccountsRepository } from '../database/accounts.repository.js';
import type { CustomersRepository } from '../database/customers.repository.js';
import type { LedgerRepository } from '../database/ledger.repository.js';
import type { Purchase, PurchasesRepository } from '../database/purchases.repository.js';
import { purchased, refunded } from '../ledger/posting.js';
import type { Standing } from '../standing/standing.service.js';
import type { Payment } from '../stripe/to-payment.js';
import { reclaim } from './reclaim.js';

type Parts = {
  readonly accounts: AccountsRepository;
  readonly customers: CustomersRepository;
  readonly purchases: PurchasesRepository;
  readonly ledger: LedgerRepository;
  readonly standing: Standing;
  readonly logger: Logger;
};

/** Grants what was paid for, once, and takes back what the money of has gone back. */
export class Purchases {
  constructor(private readonly parts: Parts) {}

  /**
   * Brings the books in line with a payment as a look has shown it. Nothing changes for one that is
   * not paid, whose customer is not the person it names, or that a later look has been kept of.
   */
  async record(manager: EntityManager, payment: Payment, look: string): Promise<void> {
    const { accounts, purchases, standing, logger } = this.parts;
    const { available, held } = await accounts.locked(manager, payment.userId);
    const known = await purchases.bySession(manager, payment.sessionId);
    if (!known && !payment.isPaid) return;
    if (!known && !(await this.#isTheirs(manager, payment))) {
      logger.warn(
        { session: payment.sessionId },
        'a payment of an unknown customer was left alone',
      );
      return;
    }
    const purchase = known ?? (await this.#grant(manager, payment, look));
    const left = known ? available : available + purchase.credits;
    const taken = await this.#takeBack(manager, purchase, payment, { available: left, held, look });
    if (!known || taken !== 0) await standing.announce(manager, payment.userId);
  }

  async #isTheirs(manager: EntityManager, { userId, customerId }: Payment): Promise<boolean> {
    return (await this.parts.customers.personOf(manager, customerId)) === userId;
  }

  async #grant(manager: EntityManager, payment: Payment, look: string): Promise<Purchase> {
    const purchase = await this.parts.purchases.insert(manager, payment, look);
    const posting = purchased(purchase.id, purchase.credits);
    await this.parts.ledger.book(manager, payment.userId, [posting]);
    return purchase;
  }

  /** @returns how many credits have gone */
  async #takeBack(
    manager: EntityManager,
    purchase: Purchase,
    { reclaimedCents, userId }: Payment,
    { available, held, look }: { available: number; held: number; look: string },
  ): Promise<number> {
    if (BigInt(purchase.seen_at_look) > BigInt(look)) return 0;
    const { taken_back: takenBack, amount_cents: amountCents, credits, shortfall } = purchase;
    const before = { takenBack, amountCents, credits, shortfall };
    const { taken, ...after } = reclaim(before, reclaimedCents, available);
    const awaited = Math.min(
      after.shortfall,
      after.shortfall > shortfall ? held : purchase.awaited,
    );
    const change = { ...after, awaited, reclaimedCents, look };
    await this.parts.purchases.update(manager, purchase.id, change);
    if (taken !== 0) {
      await this.parts.ledger.book(manager, userId, [refunded(purchase.id, taken)]);
    }
    if (after.shortfall > shortfall) {
      const missing = after.shortfall - shortfall;
      this.parts.logger.warn({ purchase: purchase.id, missing }, 'refunded credits were used up');
    }
    return taken;
  }
}
