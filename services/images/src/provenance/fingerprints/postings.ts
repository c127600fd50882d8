import type { Layout } from '../../database/fingerprint-segments.repository.js';

/** Bits of a word; words are unsigned here. */
const WORD_BITS = 32;
/** What a buffer reads at once. */
const MOST_BITS = 48;
const FEWEST_BUCKET_BITS = 4;

/** About as many buckets as portraits: a bucket is small against a page of Postgres. */
export function layoutFor(portraits: number, numbers: number): Layout {
  const numberBits = bitsFor(numbers);
  const bucketBits = Math.max(FEWEST_BUCKET_BITS, bitsFor(portraits));
  return { wordBits: Math.min(WORD_BITS - bucketBits, MOST_BITS - numberBits), numberBits };
}

/** @param keys sorted; word · 2^numberBits + number, with words counted from the bucket's first */
export function encodeBucket(keys: ArrayLike<number>, layout: Layout): Buffer {
  const width = bytesOf(layout);
  const bytes = Buffer.alloc(keys.length * width);
  for (let i = 0; i < keys.length; i++) bytes.writeUIntBE(keys[i] ?? 0, i * width, width);
  return bytes;
}

/**
 * Calls `each` in the order of the words, which count from the bucket's first.
 * @param end no words from this one on
 */
export function decodeBucket(
  bytes: Buffer,
  layout: Layout,
  end: number,
  each: (word: number, number: number) => void,
): void {
  const width = bytesOf(layout);
  const numbers = 2 ** layout.numberBits;
  for (let at = 0; at < bytes.length; at += width) {
    const key = bytes.readUIntBE(at, width);
    const word = Math.floor(key / numbers);
    if (word >= end) return;
    each(word, key - word * numbers);
  }
}

const bitsFor = (count: number) => Math.ceil(Math.log2(Math.max(2, count)));

const bytesOf = ({ wordBits, numberBits }: Layout) => Math.ceil((wordBits + numberBits) / 8);
