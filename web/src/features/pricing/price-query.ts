import { CLEAN_CREDITS } from '@likeness/contracts/generation/price';
import type { Price } from '@likeness/contracts/http/payments';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/request.js';
import { money, pageCurrency } from '../../lib/money.js';

export type Pack = Price & { metadata: { amount: number } };

const isPack = (price: Price): price is Pack =>
  price.recurring === null && price.metadata.amount !== null;

export function packsOf(prices: readonly Price[]): Pack[] {
  return prices.filter(isPack).toSorted((one, other) => one.unit_amount - other.unit_amount);
}

export function planOf(prices: readonly Price[]): Price | undefined {
  return prices.find(({ recurring }) => recurring === 'month');
}

/** Per credit in the largest of the usual packs, until the prices are loaded. */
const USUAL_CENTS = 1_299 / 160;

/** Of a portrait without a watermark. */
export function leastPortraitPrice(prices: readonly Price[]): string {
  const packs = packsOf(prices);
  const each = packs.map(({ unit_amount, metadata }) => unit_amount / metadata.amount);
  const least = Math.min(...(each.length > 0 ? each : [USUAL_CENTS])) * CLEAN_CREDITS.lenszero;
  return money(Math.round(least), packs[0]?.currency ?? pageCurrency);
}

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
