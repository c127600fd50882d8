import { CLEAN_CREDITS } from '@likeness/contracts/generation/price';
import type { Price } from '@likeness/contracts/http/payments';
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
