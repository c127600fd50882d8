import type { Stripe } from 'stripe';
import type { Kinds } from '../records/stripe-records.js';
import type { Wire } from '../records/wire.js';

export function lineItemOf(
  id: string,
  price: Kinds['price'],
  product: Kinds['product'],
  quantity: number,
): Wire<Stripe.LineItem> {
  const amount = (price.unit_amount ?? 0) * quantity;
  return {
    id,
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: product.name,
    metadata: {},
    price,
    quantity,
  };
}
