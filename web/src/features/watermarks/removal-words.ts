import { creditWords } from '../../lib/credit-words.js';
import * as text from './messages/en.js';
import type { Price } from './watermark-rules.js';

export function priceWords({ credits, left }: Price): string {
  if (left === null) return text.free;
  if (left < 0) return text.notEnough(creditWords(credits), credits + left);
  return text.price(creditWords(credits), left);
}

export function doneWords(removed: number, price: Price): { title: string; message: string } {
  return {
    title: text.removed(removed),
    message: price.left === null ? text.free : text.paid(creditWords(removed)),
  };
}

export function partialWords(removed: number, count: number, price: Price): string | null {
  if (removed === 0) return null;
  if (price.left === null) return text.partlyRemoved(removed, count);
  return text.partlyPaid(removed, count, creditWords(removed));
}
