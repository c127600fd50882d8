import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Holdings } from '@likeness/contracts/http/internal-accounts';
import type { PaymentsInventory } from '@likeness/contracts/http/payments';
import type { Owner } from '@likeness/contracts/identity/owner';
import { AccountsRepository, CustomersRepository } from '../database/accounts.repository.js';
import { DeclarationsRepository } from '../database/declarations.repository.js';
import { SubscriptionsRepository } from '../database/subscriptions.repository.js';
import { PaymentClaimsRepository } from '../database/payment-claims.repository.js';
import { PurchasesRepository } from '../database/purchases.repository.js';
import { StripeCallsService } from '../stripe/stripe-calls.service.js';
import type { Payment } from '../stripe/to-payment.js';
import { isOver, type MirroredSubscription, toSubscription } from '../stripe/to-subscription.js';
import { LedgerRepository } from '../database/ledger.repository.js';
import { toEntry } from '../ledger/ledger.service.js';

/** Stripe gives whole seconds. */
const SECOND_MS = 1_000;

/** Payments of erased accounts. Stripe refunds what was paid at the moment of the erasure. */
@Injectable()
export class ErasedPaymentsService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly purchases: PurchasesRepository,
    private readonly subscriptions: SubscriptionsRepository,
    private readonly claims: PaymentClaimsRepository,
    private readonly calls: StripeCallsService,
  ) {}

  /** @throws AppError PAYMENTS_UNAVAILABLE; the caller must retry */
  async leaveStripe(customerId: string): Promise<void> {
    const { calls } = this;
    for (const { id } of await calls.openCheckouts(customerId)) await calls.expireCheckout(id);
    for (const { id } of await calls.subscriptionsOf(customerId)) {
      const seen = await calls.subscription(id);
      if (seen) await this.end(toSubscription(seen));
    }
    await calls.deleteCustomer(customerId);
  }

  /** Idempotent. @returns false for a payment that belongs to the account */
  async giveBack(payment: Payment): Promise<boolean> {
    const { userId, sessionId, isPaid, paymentIntentId: id, amountCents: amount } = payment;
    if (!isPaid || (await this.accounts.closedAt(userId)) === undefined) return false;
    if (await this.purchases.bySession(sessionId)) return false;
    if (id !== null) await this.#refund(userId, { id, amount, currency: payment.currency });
    return true;
  }

  /**
   * Ends a subscription of an erased account. Refunds an order that we never confirmed, and a
   * payment that the bank completes later, for an invoice that Stripe has voided meanwhile too.
   */
  async end({ stripeId, userId, status, invoiceId, paid }: MirroredSubscription): Promise<void> {
    const closedAt = userId === null ? undefined : await this.accounts.closedAt(userId);
    if (userId === null || closedAt === undefined) return;
    const isLater = !paid || paid.at.getTime() + SECOND_MS > closedAt.getTime();
    const isUnknown = isLater || !isOver(status);
    if (invoiceId !== null && isUnknown && !(await this.subscriptions.isOrdered(stripeId))) {
      const intent = (await this.calls.invoicePayment({ invoiceId }))?.intent;
      if (intent?.status === 'succeeded') {
        const { id, amount_received: amount, currency } = intent;
        await this.#refund(userId, { id, amount, currency });
      }
    }
    // Last, because Stripe no longer lists a canceled subscription if this is repeated.
    if (!isOver(status)) await this.calls.cancelNow(stripeId);
  }

  async #refund(
    userId: string,
    payment: { id: string; amount: number; currency: string },
  ): Promise<void> {
    await this.calls.refund(payment.id);
    await this.claims.save(userId, { ...payment, status: 'erased' });
  }
}

@Injectable()
export class AccountErasureService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly customers: CustomersRepository,
    private readonly subscriptions: SubscriptionsRepository,
    private readonly declarations: DeclarationsRepository,
    private readonly payments: ErasedPaymentsService,
  ) {}

  /** Unlinks entries and purchases, which the law keeps. @throws AppError PAYMENTS_UNAVAILABLE */
  async erase(userId: string): Promise<void> {
    const { accounts } = this;
    // Close first, so that a concurrent request can't create a new customer.
    await accounts.exclusively(userId, (manager) => accounts.close(manager, userId));
    const customerId = await this.customers.of(userId);
    if (customerId !== undefined) await this.payments.leaveStripe(customerId);
    await accounts.transaction((manager) => this.#forget(manager, userId));
  }

  async #forget(manager: EntityManager, userId: string): Promise<void> {
    await this.customers.remove(manager, userId);
    await this.subscriptions.remove(manager, userId);
    await this.declarations.forgetPerson(manager, userId);
  }
}

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
