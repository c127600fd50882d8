import {
  itemOfSubscription,
  subscriptionOf,
  type SubscriptionParams,
} from '../objects/subscription.js';
import type { Clock, EventLog } from '../records/clock.js';
import type { Kinds, StripeRecords } from '../records/stripe-records.js';
import type { Invoices } from './invoices.js';

type Subscription = Kinds['subscription'];

export class Subscriptions {
  constructor(
    private readonly records: StripeRecords,
    private readonly clock: Clock,
    private readonly events: EventLog,
    private readonly invoices: Invoices,
  ) {}

  start(params: SubscriptionParams, price: Kinds['price']): Subscription {
    const begun = this.records.put(subscriptionOf(params, price, this.clock.now()));
    const invoice = this.invoices.issue(begun);
    this.events.add('customer.subscription.created', this.records.get('subscription', begun.id));
    this.invoices.collect(invoice.id);
    return this.records.get('subscription', begun.id);
  }

  cancelAtPeriodEnd(subscription: Subscription, isEnding: boolean): Subscription {
    if (subscription.cancel_at_period_end === isEnding) return subscription;
    return this.change(subscription, {
      cancel_at_period_end: isEnding,
      cancel_at: isEnding ? itemOfSubscription(subscription).current_period_end : null,
      canceled_at: isEnding ? this.clock.now() : null,
    });
  }

  /** An empty value removes its key. */
  label(subscription: Subscription, labels: Record<string, string>): Subscription {
    const all = Object.entries({ ...subscription.metadata, ...labels });
    const metadata = Object.fromEntries(all.filter(([, value]) => value !== ''));
    return this.change(subscription, { metadata });
  }

  end(subscription: Subscription): Subscription {
    const now = this.clock.now();
    const ended = this.records.update('subscription', subscription.id, {
      status: 'canceled',
      ended_at: now,
      canceled_at: subscription.canceled_at ?? now,
    });
    this.events.add('customer.subscription.deleted', ended);
    return ended;
  }

  change(subscription: Subscription, changes: Partial<Subscription>): Subscription {
    const changed = this.records.update('subscription', subscription.id, changes);
    this.events.add('customer.subscription.updated', changed);
    return changed;
  }
}
