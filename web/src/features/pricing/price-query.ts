import { queryOptions } from '@tanstack/react-query';
import type { Price } from '@likeness/contracts/http/payments';
import { call } from '../../lib/api/request.js';
import { pageCurrency } from '../../lib/money.js';

/** In the currency of the page's language where Stripe has it. */
async function fetchPrices(): Promise<Price[]> {
  const prices = await call('GET /api/payments/prices');
  return prices.map((price) => {
    const cents = price.currency_options[pageCurrency];
    return cents === undefined ? price : { ...price, unit_amount: cents, currency: pageCurrency };
  });
}

export const pricesQuery = queryOptions({
  queryKey: ['prices'],
  queryFn: fetchPrices,
  staleTime: 5 * 60_000,
  // During a longer outage, the notice with its retry button is better than more retries.
  retry: 1,
});
