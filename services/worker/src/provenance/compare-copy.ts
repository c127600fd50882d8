import { aligned } from './fingerprint/alignment.js';
import type { Fingerprint, Suspect } from './fingerprint/fingerprint.js';
import { SIDE, viewThrough } from './fingerprint/registered-view.js';
import { type Placement, register } from './fingerprint/registration.js';
import {
  compareTextures,
  detailOf,
  type Likeness,
  textureOf,
  textureSize,
} from './fingerprint/texture.js';
import { tonesApart, tonesOf } from './fingerprint/tones.js';
import { matchMark } from './hidden-mark.detect.js';
import type { MarkChips } from './mark-chips.js';

/** What a picture has in common with one that was delivered. Never leaves our processes. */
export type Comparison = {
  readonly likeness: Likeness;
  /** Mean distance of colours, in 8-bit steps. */
  readonly tones: number;
  /** How far the mark of one key stands out, in standard deviations of chance. */
  readonly mark: number;
};

/**
 * @param marks what the mark may be, by each key that is known
 * @returns undefined when the pictures have too few spots in common to lay one over the other
 */
export function compareCopy(
  suspect: Suspect,
  { extent, features, texture, tones }: Fingerprint,
  marks: readonly MarkChips[],
): Comparison | undefined {
  const found = placed(suspect, features);
  if (!found) return undefined;
  const placement = aligned(suspect.levels, found.placement, extent, texture);
  const view = viewThrough(suspect.levels, placement, extent);
  return {
    likeness: compareTextures(texture, textureOf(detailOf(view)), textureSize(view)),
    tones: tonesApart(tones, tonesOf(suspect.image, placement, extent)),
    mark: matchMark(view, marks),
  };
}

/** How many spots of both agree on one placement; costs a tenth of a comparison. */
export function agreeingSpots(suspect: Suspect, { features }: Fingerprint): number {
  return placed(suspect, features)?.agreeing ?? 0;
}

type Placed = { readonly placement: Placement; readonly agreeing: number };

/** As the picture is or as a mirror shows it, whichever more spots agree with. */
function placed(
  { image, features, mirroredFeatures }: Suspect,
  original: Fingerprint['features'],
): Placed | undefined {
  const straight = register(original, features, SIDE);
  const mirrored = register(original, mirroredFeatures, SIDE);
  if (!mirrored || (straight && straight.agreeing >= mirrored.agreeing)) return straight;
  const [a, b, x, ...rest] = mirrored.placement;
  return { ...mirrored, placement: [-a, -b, image.width - x, ...rest] };
}
