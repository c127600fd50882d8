import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../database/accounts.repository.js';
import { PaymentClaimsRepository } from '../database/payment-claims.repository.js';
import { PurchasesRepository } from '../database/purchases.repository.js';
import { SubscriptionsRepository } from '../database/subscriptions.repository.js';
import { StripeCallsService } from '../stripe/stripe-calls.service.js';
import type { Payment } from '../stripe/to-payment.js';
import { isOver, type MirroredSubscription, toSubscription } from '../stripe/to-subscription.js';

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
