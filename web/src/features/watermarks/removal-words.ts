import { creditWords } from '../../lib/credit-words.js';
import type { Price } from './watermark-rules.js';

const watermarks = (count: number) => (count === 1 ? '1 watermark' : `${count} watermarks`);

export function priceWords(price: Price): string {
  if (price.left === null) return 'Free with your subscription.';
  if (price.left < 0) {
    const balance = price.credits + price.left;
    return `${creditWords(price.credits)} needed, you have ${balance}.`;
  }
  return `${creditWords(price.credits)}. You will have ${price.left} left.`;
}

export const questionWords = (count: number) =>
  count === 1 ? 'Remove the watermark?' : `Remove ${watermarks(count)}?`;

export function doneWords(removed: number, price: Price): { title: string; message: string } {
  return {
    title: removed === 1 ? 'Watermark removed' : `${watermarks(removed)} removed`,
    message: price.left === null ? 'Free with your subscription.' : `${creditWords(removed)} paid.`,
  };
}

export function partialWords(removed: number, count: number, price: Price): string | null {
  if (removed === 0) return null;
  const paid = price.left === null ? '' : `, ${creditWords(removed)} paid`;
  return `${removed} of ${watermarks(count)} removed${paid}.`;
}
