import type { Suspect } from '../fingerprint/fingerprint.js';

const FEWEST_SHARED = 2;
const CANDIDATES = 40;

/** As the service images searches: the portraits that share most words. */
export function candidatesAmong<Delivered extends { readonly words: ReadonlySet<number> }>(
  { words }: Suspect,
  delivered: readonly Delivered[],
): Delivered[] {
  return delivered
    .map((candidate) => ({
      candidate,
      shared: words.filter((word) => candidate.words.has(word)).length,
    }))
    .filter(({ shared }) => shared >= FEWEST_SHARED)
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, CANDIDATES)
    .map(({ candidate }) => candidate);
}
