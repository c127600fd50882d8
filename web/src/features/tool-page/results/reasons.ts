import { CLEAN_CREDITS } from '@likeness/contracts/generation/price';
import type { Image } from '@likeness/contracts/http/images';
import type { Price } from '@likeness/contracts/http/payments';
import { dateWords } from '../../../lib/date-words.js';
import { creditWords } from '../../../lib/credit-words.js';
import { money } from '../../../lib/money.js';
import { unmetOf } from '../../../lib/prompt-answers/unmet-of.js';
import { packsOf } from '../../pricing/price-list.js';
import { isUnfinished, type Slot } from '../../runs/run/slot.js';
import * as text from './messages.js';

type Reason = { words: string; numbers: number[] };

/** Each reason once, with the numbers of the images it holds for. */
function gathered(all: readonly { words: string; index: number }[]): Reason[] {
  const reasons = new Map<string, number[]>();
  for (const { words, index } of all) {
    reasons.set(words, [...(reasons.get(words) ?? []), index + 1]);
  }
  return [...reasons].map(([words, numbers]) => ({ words, numbers }));
}

/** Why images did not come out. */
export function missedReasons(slots: readonly Slot[]): Reason[] {
  const missed = slots.filter(
    (slot) => !isUnfinished(slot) && slot.state !== 'done' && slot.state !== 'cancelled',
  );
  return gathered(missed.map(({ detail, index }) => ({ words: detail ?? text.noReason, index })));
}

/** What we couldn’t do. */
export function unmetOfAll(images: readonly { index: number; image: Image }[]): Reason[] {
  return gathered(
    images.flatMap(({ index, image }) =>
      [...new Set(unmetOf(image))].map((words) => ({ words, index })),
    ),
  );
}

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
