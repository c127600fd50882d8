import { min } from '../../imaging/math.js';
import { LIKENESS_BAR, type Likeness } from '../../analysis/likeness.js';
import { LikenessRefusedError } from './engine-errors.js';

/** How much of the style each attempt keeps: once in full, then gentler, at most twice. */
export const STRENGTHS = [1, 0.6, 0.3] as const;

type Verified<Picture, Measured> = { picture: Picture; likeness: Measured; attempt: number };

/**
 * Paints until the portrait looks like the person.
 * @param measure undefined when no face is found in the picture
 * @param strengths of the style, one for each attempt
 * @throws LikenessRefusedError after the gentlest attempt
 */
export async function paintUntilAlike<Picture, Measured extends Likeness>(
  paint: (strength: number) => Promise<Picture>,
  measure: (picture: Picture) => Promise<Measured | undefined>,
  strengths: readonly number[] = STRENGTHS,
): Promise<Verified<Picture, Measured>> {
  let closest = Infinity;
  for (const [attempt, strength] of strengths.entries()) {
    const picture = await paint(strength);
    const likeness = await measure(picture);
    if (likeness && likeness.euclid <= LIKENESS_BAR) return { picture, likeness, attempt };
    closest = min(closest, likeness?.euclid ?? Infinity);
  }
  throw new LikenessRefusedError(closest, strengths.length);
}
