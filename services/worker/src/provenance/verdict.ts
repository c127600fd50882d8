import type { Comparison } from './compare-copy.js';
import { MOST_TONES } from './fingerprint/tones.js';

/** The layer that tells that a picture was made here. */
export type Layer = 'mark' | 'fingerprint';

/** Standard deviations; chance reaches 8 once in 10¹⁵ tries. */
const MARK_SCORE = 8;
/** A mark counts on its own picture alone: one copied onto another lies on a different texture. */
const MARKED = { blocks: 0.85, typical: 0.97, tones: MOST_TONES, shown: 0.2 } as const;
/** Without the mark the picture itself must be all but the same, and most of it there. */
const UNMARKED = { blocks: 0.92, typical: 0.98, tones: 3, shown: 0.55 } as const;
/** Blocks with something in them, below which a likeness says little. */
const FEWEST_BLOCKS = 8;

type Bounds = { readonly [K in keyof typeof MARKED]: number };

/** What a comparison proves; null for nothing. */
export function verdictOf(comparison: Comparison): Layer | null {
  if (comparison.mark >= MARK_SCORE && isWithin(MARKED, comparison)) return 'mark';
  return isWithin(UNMARKED, comparison) ? 'fingerprint' : null;
}

function isWithin(bounds: Bounds, { likeness, tones }: Comparison): boolean {
  return (
    likeness.blocks >= bounds.blocks &&
    likeness.typical >= bounds.typical &&
    likeness.shown >= bounds.shown &&
    likeness.compared >= FEWEST_BLOCKS &&
    tones <= bounds.tones
  );
}
