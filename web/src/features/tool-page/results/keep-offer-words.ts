import { CLEAN_CREDITS } from '@likeness/contracts/generation/price';
import type { Image } from '@likeness/contracts/http/images';
import type { Price } from '@likeness/contracts/http/payments';
import { creditWords } from '../../../lib/credit-words.js';
import { dateWords } from '../../../lib/date-words.js';
import { money } from '../../../lib/money.js';
import { packsOf } from '../../pricing/price-list.js';
import * as text from './messages/en.js';

/** Until when the first of these images is kept; null where all stay. */
export function keptWords(images: readonly Image[]): string | null {
  const first = images.flatMap(({ expires_at }) => expires_at ?? []).toSorted()[0];
  if (first === undefined) return null;
  return text.keptUntil(images.length, dateWords(first));
}

/** What a portrait without a watermark costs, by the packs on sale. */
export function cleanPriceWords(prices: readonly Price[]): string {
  const packs = packsOf(prices);
  const each = packs.map(
    ({ unit_amount, metadata }) => (unit_amount / metadata.amount) * CLEAN_CREDITS.lenszero,
  );
  const currency = packs[0]?.currency;
  if (currency === undefined) {
    return text.cleanPrice(creditWords(CLEAN_CREDITS.lenszero));
  }
  const priceOf = (cents: number) => money(Math.round(cents), currency);
  const least = priceOf(Math.min(...each));
  const most = priceOf(Math.max(...each));
  return least === most ? text.cleanPriceAbout(least) : text.cleanPriceRange(least, most);
}
