import { AppError } from '@likeness/contracts/errors/app-error';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LOGGER, type Logger } from '@likeness/service-kit/logging/logger';
import {
  AccountsRepository,
  type Balance,
  CustomersRepository,
} from '../database/accounts.repository.js';
import { type Purchase, PurchasesRepository } from '../database/purchases.repository.js';
import { AccountSnapshotsService } from '../snapshots/account-snapshots.service.js';
import type { Payment } from '../stripe/to-payment.js';
import { LedgerRepository } from '../database/ledger.repository.js';
import { purchased, refunded } from '../ledger/posting.js';
import { reclaim } from './reclaim.js';
import { PaymentNoticesService } from '../notices/payment-notices.service.js';

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
    readNumber: string,
  ): Promise<number> {
    if (BigInt(purchase.seen_at_look) > BigInt(readNumber)) return 0;
    const { taken_back: takenBack, amount_cents: amountCents, credits, shortfall } = purchase;
    const before = { takenBack, amountCents, credits, shortfall };
    const { taken, ...after } = reclaim(before, reclaimedCents, available);
    const isShort = after.shortfall > shortfall;
    const awaited = Math.min(after.shortfall, isShort ? held : purchase.awaited);
    const change = { ...after, awaited, reclaimedCents, readNumber };
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

@Injectable()
export class GrantsService {
  constructor(
    private readonly customers: CustomersRepository,
    private readonly purchases: PurchasesRepository,
    private readonly ledger: LedgerRepository,
    private readonly notices: PaymentNoticesService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @returns undefined for an unpaid session or a customer of another person */
  async grant(
    manager: EntityManager,
    payment: Payment,
    readNumber: string,
  ): Promise<Purchase | undefined> {
    if (!payment.isPaid && !payment.hasFailed) return undefined;
    const { sessionId: session, customerId, userId } = payment;
    if ((await this.customers.personOf(manager, customerId)) !== userId) {
      this.logger.warn({ session }, 'a payment of an unknown customer was left alone');
      return undefined;
    }
    if (!payment.isPaid) {
      await this.notices.purchaseFailed(manager, payment);
      return undefined;
    }
    const purchase = await this.purchases.insert(manager, payment, readNumber);
    await this.ledger.book(manager, userId, [purchased(purchase.id, purchase.credits)]);
    await this.notices.bought(manager, purchase.id, payment);
    return purchase;
  }
}

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

@Injectable()
export class PurchasesService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly purchases: PurchasesRepository,
    private readonly grants: GrantsService,
    private readonly refunds: RefundsService,
    private readonly snapshots: AccountSnapshotsService,
  ) {}

  async sessionOf(paymentIntentId: string): Promise<string | undefined> {
    return this.purchases.sessionOf(paymentIntentId);
  }

  /**
   * Idempotent. Ignores unpaid sessions, customers of other people, and outdated states.
   * @throws AppError SERVICE_UNAVAILABLE for a new payment of an account that is being erased
   */
  async record(manager: EntityManager, payment: Payment, readNumber: string): Promise<void> {
    const { available, held, is_closed } = await this.accounts.locked(manager, payment.userId);
    const known = await this.purchases.bySession(payment.sessionId, manager);
    // The next delivery refunds it.
    if (!known && is_closed && payment.isPaid) throw new AppError('SERVICE_UNAVAILABLE');
    const purchase = known ?? (await this.grants.grant(manager, payment, readNumber));
    if (!purchase) return;
    const { userId } = payment;
    const granted = known ? 0 : await this.refunds.collectOwed(manager, userId, purchase.credits);
    const balance = { available: available + granted, held };
    const taken = await this.refunds.takeBack(manager, purchase, payment, balance, readNumber);
    if (!known || taken !== 0) await this.snapshots.announce(manager, userId);
  }
}
