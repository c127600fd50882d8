import { AppError } from '@likeness/contracts/errors/app-error';
import type { AccountsRepository } from '../database/accounts.repository.js';
import type { StripeEventsRepository } from '../database/stripe-events.repository.js';
import type { SubscriptionsRepository } from '../database/subscriptions.repository.js';
import type { Standing } from '../standing/standing.service.js';
import type { StripeCalls } from '../stripe/stripe-calls.service.js';
import { toSubscription } from '../stripe/to-subscription.js';
import type { SubscriptionMirror } from './subscription-mirror.service.js';

type Parts = {
  readonly accounts: AccountsRepository;
  readonly subscriptions: SubscriptionsRepository;
  readonly events: StripeEventsRepository;
  readonly calls: StripeCalls;
  readonly mirror: SubscriptionMirror;
  readonly standing: Standing;
};

/** Those that will be, or should have been, renewed. */
const RENEWED = new Set(['active', 'past_due']);

/** Ends subscriptions at the close of what is paid for. */
export class SubscriptionEnd {
  constructor(private readonly parts: Parts) {}

  /** A subscription that ends already stays as it is. @throws AppError NOT_SUBSCRIBED */
  async atPeriodEnd(userId: string): Promise<void> {
    const { subscriptions, events, calls, accounts, mirror, standing } = this.parts;
    const all = await subscriptions.of(userId);
    const renewed = all.filter(({ status }) => RENEWED.has(status));
    if (renewed.length === 0) {
      if (all.some(({ status }) => status === 'canceling')) return;
      throw new AppError('NOT_SUBSCRIBED');
    }
    for (const { stripe_id } of renewed) {
      const look = await events.nextLook();
      const seen = await calls.cancelAtPeriodEnd(stripe_id);
      if (!seen) throw new AppError('NOT_SUBSCRIBED');
      await accounts.transaction((manager) => mirror.record(manager, toSubscription(seen), look));
    }
    standing.send();
  }
}
