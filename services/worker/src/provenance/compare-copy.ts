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
import { type ShownPart, shownPart } from './shown-part.js';

/** Internal: these figures would help forgers. */
export type Comparison = {
  readonly likeness: Likeness;
  readonly tones: number;
  /** Score of the best matching mark, in standard deviations of chance. */
  readonly mark: number;
  readonly shown: ShownPart;
};

/** @returns undefined if too few keypoints match */
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
    shown: shownPart(placement, extent, suspect.image),
  };
}

export function agreeingSpots(suspect: Suspect, { features }: Fingerprint): number {
  return placed(suspect, features)?.agreeing ?? 0;
}

type Placed = { readonly placement: Placement; readonly agreeing: number };

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
