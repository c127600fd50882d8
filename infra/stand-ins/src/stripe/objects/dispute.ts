import type { Stripe } from 'stripe';
import { newId } from '../records/new-id.js';
import { onlyUsed } from '../records/only-used.js';
import type { Kinds } from '../records/stripe-records.js';

export function disputeOf({ id, amount, currency, payment_intent }: Kinds['charge'], now: number) {
  return onlyUsed<Stripe.Dispute>({
    id: newId('dispute'),
    object: 'dispute',
    amount,
    charge: id,
    created: now,
    currency,
    livemode: false,
    metadata: {},
    payment_intent,
    reason: 'general',
    status: 'needs_response',
  });
}
