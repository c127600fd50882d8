import type { Stripe } from 'stripe';
import { newId, onlyUsed } from '../records/new-id.js';
import type { Kinds } from '../records/stripe-records.js';

export type Payer = { name: string | null; email: string | null };

export const declineMessage = 'Your card was declined.';

export function chargeOf(
  { id, amount, currency, customer }: Kinds['payment_intent'],
  payer: Payer,
  isAccepted: boolean,
  now: number,
) {
  return onlyUsed<Stripe.Charge>({
    id: newId('charge'),
    object: 'charge',
    amount,
    amount_captured: isAccepted ? amount : 0,
    amount_refunded: 0,
    billing_details: payer,
    captured: isAccepted,
    created: now,
    currency,
    customer,
    disputed: false,
    paid: isAccepted,
    payment_intent: id,
    receipt_url: null,
    refunded: false,
    status: isAccepted ? 'succeeded' : 'failed',
  });
}

export type PaymentParams = {
  amount: number;
  currency: string;
  customer: string | null;
};

export function paymentIntentOf(params: PaymentParams, now: number) {
  return onlyUsed<Stripe.PaymentIntent>({
    ...params,
    id: newId('payment_intent'),
    object: 'payment_intent',
    amount_received: 0,
    created: now,
    latest_charge: null,
    status: 'requires_payment_method',
  });
}
