import type { Logger } from '@likeness/service-kit/logging/logger';
import type { Stripe } from 'stripe';
import type { EntityManager } from 'typeorm';
import type { AccountsRepository } from '../database/accounts.repository.js';
import type { PurchasesRepository } from '../database/purchases.repository.js';
import type { StripeEventsRepository } from '../database/stripe-events.repository.js';
import type { Purchases } from '../purchases/purchases.service.js';
import type { Standing } from '../standing/standing.service.js';
import type { StripeCalls } from '../stripe/stripe-calls.service.js';
import { disputedPayment, idOf, toPayment } from '../stripe/to-payment.js';
import { toSubscription } from '../stripe/to-subscription.js';
import type { SubscriptionMirror } from '../subscriptions/subscription-mirror.service.js';
import { type StripeEvent, subjectOf } from './event-subject.js';

type Parts = {
  readonly accounts: AccountsRepository;
  readonly events: StripeEventsRepository;
  readonly payments: PurchasesRepository;
  readonly purchases: Purchases;
  readonly mirror: SubscriptionMirror;
  readonly calls: StripeCalls;
  readonly standing: Standing;
  readonly logger: Logger;
};

/** What a look at Stripe has shown, ready to be kept. */
type Finding = (manager: EntityManager) => Promise<void>;

/**
 * Follows Stripe's events. An event only says where to look: events come late, twice and in any
 * order, so that what is kept is always Stripe's present state.
 */
export class StripeNews {
  constructor(private readonly parts: Parts) {}

  /** Applies an event once. @throws AppError PAYMENTS_UNAVAILABLE; then it is to come again */
  async follow(event: StripeEvent): Promise<void> {
    const { accounts, events, standing, logger } = this.parts;
    const subject = subjectOf(event);
    if (!subject || (await events.isKnown(event.id))) return;
    const look = await events.nextLook();
    const finding = await this.#look(subject.kind, subject.id, look);
    if (!finding) return;
    await accounts.transaction(async (manager) => {
      if (await events.remember(manager, event)) await finding(manager);
    });
    standing.send();
    logger.info({ event: event.id, type: event.type }, 'event applied');
  }

  async #look(
    kind: 'checkout' | 'subscription' | 'payment',
    id: string,
    look: string,
  ): Promise<Finding | undefined> {
    if (kind === 'subscription') return this.#lookAtSubscription(id, look);
    const { calls, payments } = this.parts;
    const sessionId =
      kind === 'checkout'
        ? id
        : ((await payments.sessionOf(id)) ?? (await calls.checkoutOfPayment(id)));
    const session = sessionId === undefined ? undefined : await calls.checkout(sessionId);
    if (!session) return undefined;
    if (session.mode === 'payment') return this.#lookAtPayment(session, look);
    const { subscription } = session;
    return subscription === null ? undefined : this.#lookAtSubscription(idOf(subscription), look);
  }

  async #lookAtSubscription(id: string, look: string): Promise<Finding | undefined> {
    const seen = await this.parts.calls.subscription(id);
    if (!seen) return undefined;
    return (manager) => this.parts.mirror.record(manager, toSubscription(seen), look);
  }

  async #lookAtPayment(
    session: Stripe.Checkout.Session,
    look: string,
  ): Promise<Finding | undefined> {
    const disputed = disputedPayment(session);
    const disputes = disputed === undefined ? [] : await this.parts.calls.disputes(disputed);
    const payment = toPayment(session, disputes);
    if (!payment) return undefined;
    return (manager) => this.parts.purchases.record(manager, payment, look);
  }
}
