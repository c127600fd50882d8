import type { Stripe } from 'stripe';
import { nextMonth } from '../records/clock.js';
import { newId, onlyUsed } from '../records/new-id.js';
import type { Kinds, Wire } from '../records/stripe-records.js';
import { listOf } from './list-of.js';

export type SubscriptionParams = {
  customer: string;
  quantity: number;
  metadata: Record<string, string>;
};

export function subscriptionOf(
  { customer, quantity, metadata }: SubscriptionParams,
  price: Kinds['price'],
  now: number,
) {
  const id = newId('subscription');
  const item = onlyUsed<Stripe.SubscriptionItem>({
    id: newId('subscription_item'),
    object: 'subscription_item',
    created: now,
    current_period_end: nextMonth(now, now),
    price,
    quantity,
    subscription: id,
  });
  return onlyUsed<Stripe.Subscription>({
    id,
    object: 'subscription',
    billing_cycle_anchor: now,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    created: now,
    currency: price.currency,
    customer,
    ended_at: null,
    items: listOf(`/v1/subscription_items?subscription=${id}`, [item]),
    latest_invoice: null,
    metadata,
    pause_collection: null,
    start_date: now,
    status: 'active',
  });
}

/** Our subscriptions have one item, which carries the period. */
export function itemOfSubscription(
  subscription: Kinds['subscription'],
): Wire<Stripe.SubscriptionItem> {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no item`);
  return item;
}
