import type { Stripe } from 'stripe';
import { newId } from '../records/new-id.js';
import { onlyUsed } from '../records/only-used.js';

export type PaymentParams = {
  amount: number;
  currency: string;
  customer: string | null;
  description: string | null;
  metadata: Record<string, string>;
};

export function paymentIntentOf(params: PaymentParams, now: number) {
  return onlyUsed<Stripe.PaymentIntent>({
    ...params,
    id: newId('payment_intent'),
    object: 'payment_intent',
    amount_received: 0,
    created: now,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    payment_method: null,
    status: 'requires_payment_method',
  });
}
