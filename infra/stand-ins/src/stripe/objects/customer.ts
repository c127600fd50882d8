import type { Stripe } from 'stripe';
import { newId } from '../records/new-id.js';
import { onlyUsed } from '../records/only-used.js';

export function customerOf(metadata: Record<string, string>, now: number) {
  return onlyUsed<Stripe.Customer>({
    id: newId('customer'),
    object: 'customer',
    created: now,
    email: null,
    livemode: false,
    metadata,
    name: null,
  });
}
