import { CLEAN_CREDITS } from '@likeness/contracts/generation/price';
import type { Price } from '@likeness/contracts/http/payments';
import { money } from '../../lib/money.js';
import * as text from './messages.js';

export type Pack = Price & { metadata: { amount: number } };

const isPack = (price: Price): price is Pack =>
  price.recurring === null && price.metadata.amount !== null;

export function packsOf(prices: readonly Price[]): Pack[] {
  return prices.filter(isPack).toSorted((one, other) => one.unit_amount - other.unit_amount);
}

export function planOf(prices: readonly Price[]): Price | undefined {
  return prices.find(({ recurring }) => recurring === 'month');
}

/** Of a portrait without a watermark; `text.usualPortraitPrice` until the prices are loaded. */
export function leastPortraitPrice(prices: readonly Price[]): string {
  const [first, ...others] = packsOf(prices);
  if (!first) return text.usualPortraitPrice;
  const each = [first, ...others].map((pack) => pack.unit_amount / pack.metadata.amount);
  return money(Math.round(Math.min(...each) * CLEAN_CREDITS.lenszero), first.currency);
}
