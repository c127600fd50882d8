import type { AuditEvent } from '@likeness/service-kit/audit/audit-log';
import { Injectable } from '@nestjs/common';
import type { Stripe } from 'stripe';
import type { EntityManager } from 'typeorm';
import { ErasedPaymentsService } from '../accounts/account-erasure.service.js';
import { PaymentClaimsRepository } from '../database/payment-claims.repository.js';
import { PurchasesService } from '../purchases/purchases.service.js';
import { StripeCallsService } from '../stripe/stripe-calls.service.js';
import { disputedPayment, idOf, toPayment } from '../stripe/to-payment.js';
import { toSubscription } from '../stripe/to-subscription.js';
import { SubscriptionMirrorService } from '../subscriptions/subscription-mirror.service.js';
import type { Subject } from './event-subject.js';

export type Finding = {
  readonly userId: string | null;
  readonly event: Extract<AuditEvent, 'payment_changed' | 'subscription_changed'>;
  readonly keep: (manager: EntityManager) => Promise<void>;
};

@Injectable()
export class StripeReadsService {
  constructor(
    private readonly calls: StripeCallsService,
    private readonly purchases: PurchasesService,
    private readonly mirror: SubscriptionMirrorService,
    private readonly claims: PaymentClaimsRepository,
    private readonly erased: ErasedPaymentsService,
  ) {}

  /** @returns undefined for unrelated events @throws AppError PAYMENTS_UNAVAILABLE */
  async at({ kind, id }: Subject, readNumber: string): Promise<Finding | undefined> {
    if (kind === 'subscription') return this.#atSubscription(id, readNumber);
    const sessionId = kind === 'checkout' ? id : await this.#sessionOf(id);
    const session = sessionId === undefined ? undefined : await this.calls.checkout(sessionId);
    if (!session) return undefined;
    if (session.mode === 'payment') return this.#atPayment(session, readNumber);
    const { subscription } = session;
    return subscription === null ? undefined : this.#atSubscription(idOf(subscription), readNumber);
  }

  async #sessionOf(paymentId: string): Promise<string | undefined> {
    return (
      (await this.purchases.sessionOf(paymentId)) ?? (await this.calls.checkoutOfPayment(paymentId))
    );
  }

  async #atSubscription(id: string, readNumber: string): Promise<Finding | undefined> {
    const seen = await this.calls.subscription(id);
    if (!seen) return undefined;
    const subscription = toSubscription(seen);
    await this.erased.end(subscription);
    return {
      userId: subscription.userId,
      event: 'subscription_changed',
      keep: (manager) => this.mirror.saveFromStripeIn(manager, subscription, readNumber),
    };
  }

  async #atPayment(
    session: Stripe.Checkout.Session,
    readNumber: string,
  ): Promise<Finding | undefined> {
    const disputed = disputedPayment(session);
    const disputes = disputed === undefined ? [] : await this.calls.disputes(disputed);
    const payment = toPayment(session, disputes);
    if (!payment) return undefined;
    const { userId } = payment;
    if (await this.erased.giveBack(payment)) return undefined;
    return {
      userId,
      event: 'payment_changed',
      keep: async (manager) => {
        await this.purchases.record(manager, payment, readNumber);
        for (const dispute of disputes)
          await this.claims.save(userId, dispute, readNumber, manager);
      },
    };
  }
}
