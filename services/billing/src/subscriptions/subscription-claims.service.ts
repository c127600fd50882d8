import { Injectable } from '@nestjs/common';
import type { Stripe } from 'stripe';
import { AppError } from '@likeness/contracts/errors/app-error';
import { isRenewed } from '@likeness/contracts/identity/halted-plan';
import { PaymentClaimsRepository } from '../database/payment-claims.repository.js';
import { StripeEventsRepository } from '../database/stripe-events.repository.js';
import { StripeCallsService } from '../stripe/stripe-calls.service.js';
import { DISPUTES_WITHOUT_LOSS, idOf, latestCharge } from '../stripe/to-payment.js';
import { disputeLabel, disputesOf, toSubscription } from '../stripe/to-subscription.js';
import { SubscriptionsRepository } from '../database/subscriptions.repository.js';
import { SubscriptionMirrorService } from './subscription-mirror.service.js';

type Seen = {
  readonly subscriptionId: string;
  readonly userId: string | undefined;
  readonly dispute: Stripe.Dispute | undefined;
  readonly verdict: 'fine' | 'disputed' | 'lost';
};

/** Pauses a subscription while a bank disputes a payment of it, and ends it when the money is gone. */
@Injectable()
export class SubscriptionClaimsService {
  constructor(
    private readonly calls: StripeCallsService,
    private readonly events: StripeEventsRepository,
    private readonly claims: PaymentClaimsRepository,
  ) {}

  /**
   * Idempotent, in any order of events.
   * @returns the subscription's id; undefined for a payment that no subscription asked for
   */
  async follow(paymentIntentId: string): Promise<string | undefined> {
    let done: Seen['verdict'] | undefined;
    for (;;) {
      const readNumber = await this.events.nextReadNumber();
      const seen = await this.#read(paymentIntentId);
      if (seen?.dispute && seen.userId)
        await this.claims.save(seen.userId, seen.dispute, readNumber);
      // A concurrent event may have applied an older state meanwhile, so the last reading decides.
      if (!seen || seen.verdict === done) return seen?.subscriptionId;
      await this.#apply(seen, paymentIntentId);
      done = seen.verdict;
    }
  }

  async #read(paymentIntentId: string): Promise<Seen | undefined> {
    const paid = await this.calls.invoicePayment({ paymentIntentId });
    const details = paid?.invoice.parent?.subscription_details;
    if (!paid || !details) return undefined;
    const subscriptionId = idOf(details.subscription);
    const charge = latestCharge(paid.intent);
    const [dispute] = charge?.disputed ? await this.calls.disputes(paymentIntentId) : [];
    const isLost =
      dispute?.status === 'lost' ||
      (charge?.refunded === true && (await this.#isNewest(subscriptionId, paid.invoice)));
    const isOpen = dispute !== undefined && !DISPUTES_WITHOUT_LOSS.has(dispute.status);
    const verdict = isLost ? 'lost' : isOpen ? 'disputed' : 'fine';
    return { subscriptionId, userId: details.metadata?.['user_id'], dispute, verdict };
  }

  /** The refund of an earlier month leaves the current one. */
  async #isNewest(subscriptionId: string, { id }: Stripe.Invoice): Promise<boolean> {
    const newest = (await this.calls.subscription(subscriptionId))?.latest_invoice;
    return typeof newest === 'object' && newest?.id === id;
  }

  async #apply({ subscriptionId: id, verdict }: Seen, paymentIntentId: string): Promise<void> {
    if (verdict === 'lost') {
      await this.calls.cancelNow(id);
      return;
    }
    const subscription = await this.calls.subscription(id);
    if (!subscription || subscription.status === 'canceled') return;
    const label = disputeLabel(paymentIntentId);
    const known = disputesOf(subscription);
    const isDisputed = verdict === 'disputed';
    if (known.includes(label) === isDisputed) return;
    const isPaused = isDisputed || known.some((each) => each !== label);
    await this.calls.pause(id, isPaused, { [label]: isDisputed ? 'yes' : '' });
  }
}

@Injectable()
export class SubscriptionEndService {
  constructor(
    private readonly subscriptions: SubscriptionsRepository,
    private readonly events: StripeEventsRepository,
    private readonly calls: StripeCallsService,
    private readonly mirror: SubscriptionMirrorService,
  ) {}

  /** An unpaid period ends at once. Idempotent. @throws AppError NOT_SUBSCRIBED */
  async atPeriodEnd(userId: string): Promise<void> {
    const all = await this.subscriptions.of(userId);
    const renewed = all.filter(({ status }) => isRenewed(status));
    if (renewed.length === 0) {
      if (all.some(({ status }) => status === 'canceling')) return;
      throw new AppError('NOT_SUBSCRIBED');
    }
    for (const { stripe_id, status } of renewed) {
      const readNumber = await this.events.nextReadNumber();
      const seen =
        status === 'past_due'
          ? await this.calls.cancelNow(stripe_id)
          : await this.calls.cancelAtPeriodEnd(stripe_id);
      if (!seen) {
        await this.mirror.end(userId, stripe_id);
        throw new AppError('NOT_SUBSCRIBED');
      }
      await this.mirror.saveFromStripe(toSubscription(seen), readNumber);
    }
  }
}
