import type { Price } from '@likeness/contracts/http/payments';

/** A pack of `amount` credits, or the plan if that is null. */
export const priceOf = (id: string, unit_amount: number, amount: number | null): Price => ({
  id,
  unit_amount,
  currency: 'usd',
  currency_options: {},
  product_name: id,
  recurring: amount === null ? 'month' : null,
  metadata: { name: id, amount, discount: null },
});
