import type { Stripe } from 'stripe';
import { newId } from '../records/new-id.js';
import { onlyUsed } from '../records/only-used.js';
import type { Kinds } from '../records/stripe-records.js';

export type RefundParams = {
  amount: number;
  reason: string | null;
  metadata: Record<string, string>;
};

export function refundOf(charge: Kinds['charge'], params: RefundParams, now: number) {
  const { currency, customer, payment_intent } = charge;
  return onlyUsed<Stripe.Refund>({
    ...params,
    id: newId('refund'),
    object: 'refund',
    charge: charge.id,
    created: now,
    currency,
    customer,
    payment_intent,
    status: 'succeeded',
  });
}
