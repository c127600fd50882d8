import type { Comparison } from './compare-copy.js';

/** The layer that tells that a picture was made here. */
export type Layer = 'mark' | 'fingerprint';

/** Standard deviations; chance reaches 8 less than once in 10¹³ tries. */
const MARK_SCORE = 8;
/**
 * A mark counts on its own picture alone, and only while enough of what is shown is that picture: one
 * copied onto another lies on a different texture, and so do bands of other pictures over it.
 */
const LEAST_INTACT = 0.3;
/** Intact tiles, below which a texture says little. */
const FEWEST_TILES = 12;
/** Without the mark the picture itself must be all but the same, and most of it there. */
const UNMARKED = { blocks: 0.92, typical: 0.985, tones: 2.5, shown: 0.55, compared: 8 } as const;

/** What a comparison proves; null for nothing. */
export function verdictOf({ mark, likeness, tones }: Comparison): Layer | null {
  const { intact, tiles } = likeness;
  if (mark >= MARK_SCORE && intact >= LEAST_INTACT && intact * tiles >= FEWEST_TILES) return 'mark';
  const isSame =
    likeness.blocks >= UNMARKED.blocks &&
    likeness.typical >= UNMARKED.typical &&
    likeness.shown >= UNMARKED.shown &&
    likeness.compared >= UNMARKED.compared &&
    tones <= UNMARKED.tones;
  return isSame ? 'fingerprint' : null;
}
