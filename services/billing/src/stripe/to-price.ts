import type { Price } from '@likeness/contracts/http/payments';
import type { Stripe } from 'stripe';

/** The plan, or a pack, which has credits in its metadata. Undefined for any other price. */
export function toPrice(price: Stripe.Price, planId: string): Price | undefined {
  const { id, unit_amount, currency, recurring, metadata, product, currency_options } = price;
  if (!price.active || unit_amount === null) return undefined;
  const product_name = typeof product === 'object' && 'name' in product ? product.name : '';
  const options = Object.entries(currency_options ?? {}).flatMap(([code, option]) =>
    code === currency || option.unit_amount === null ? [] : [[code, option.unit_amount] as const],
  );
  const shared = {
    id,
    unit_amount,
    currency,
    currency_options: Object.fromEntries(options),
    product_name,
  };
  const name = metadata['name'] ?? product_name;
  if (id === planId) {
    if (recurring?.interval !== 'month') return undefined;
    return { ...shared, recurring: 'month', metadata: { name, amount: null, discount: null } };
  }
  const amount = wholeNumber(metadata['amount']);
  if (recurring || amount === null || amount < 1) return undefined;
  const discount = wholeNumber(metadata['discount']);
  return { ...shared, recurring: null, metadata: { name, amount, discount } };
}

function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
