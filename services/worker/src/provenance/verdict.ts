import type { Comparison } from './compare-copy.js';

export type Layer = 'mark' | 'fingerprint';

/** Standard deviations; chance exceeds 8 less than once in 10¹³ tries. */
const MARK_SCORE = 8;
/** A copied mark is on a different texture, so part of the original's must be visible. */
const LEAST_INTACT = 0.3;
/** With fewer intact tiles, the texture says little. */
const FEWEST_TILES = 12;
/** Without a mark, the picture must be nearly identical and mostly visible. */
const UNMARKED = { blocks: 0.92, typical: 0.985, tones: 2.5, shown: 0.55, compared: 8 } as const;

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
