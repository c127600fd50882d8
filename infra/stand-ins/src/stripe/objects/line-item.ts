import type { Stripe } from 'stripe';
import { onlyUsed } from '../records/only-used.js';
import type { Kinds } from '../records/stripe-records.js';

export function lineItemOf(
  id: string,
  price: Kinds['price'],
  { name }: Kinds['product'],
  quantity: number,
) {
  return onlyUsed<Stripe.LineItem>({
    id,
    object: 'item',
    amount_total: (price.unit_amount ?? 0) * quantity,
    currency: price.currency,
    description: name,
    price,
    quantity,
  });
}
