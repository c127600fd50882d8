import type { RankedNumber } from '../../database/fingerprints.repository.js';

/** Unrelated images often share one word, rarely two. */
const FEWEST_SHARED = 2;
/** Counts only the newest images of a word: bounds the work of one lookup. */
export const COUNTED = 100;
/** Assumed count for words with more than `COUNTED` images; an exact count is slow. */
const COMMON = 400;
/** A word weighs `ln(SCALE / images)` in thousandths, so rare words weigh more. */
const SCALE = 1000;
/** Two words with fewer than `COUNTED` images, or six common words. */
const LEAST_WEIGHT = Math.round(2000 * Math.log(SCALE / COUNTED));

/**
 * Common words weigh less and count only for their newest images. They matter, because images of
 * equal photo, style and seed share all words.
 * @param found the numbers with each word, in any order, some of them repeated
 * @returns the highest weight first, then the newest
 */
export function rankSharedWords(found: Iterable<readonly number[]>, limit: number): RankedNumber[] {
  const alike = new Map<number, { shared: number; weight: number }>();
  for (const numbers of found) {
    const newest = [...new Set(numbers)].toSorted((a, b) => b - a).slice(0, COUNTED);
    const weight = weightOf(newest.length);
    for (const no of newest) {
      const one = alike.get(no) ?? { shared: 0, weight: 0 };
      alike.set(no, { shared: one.shared + 1, weight: one.weight + weight });
    }
  }
  return [...alike]
    .filter(([, { shared, weight }]) => shared >= FEWEST_SHARED && weight >= LEAST_WEIGHT)
    .map(([no, { weight }]) => ({ no, weight }))
    .toSorted((a, b) => b.weight - a.weight || b.no - a.no)
    .slice(0, limit);
}

function weightOf(images: number): number {
  return Math.round(1000 * Math.log(SCALE / (images === COUNTED ? COMMON : images)));
}
