import { aligned } from './fingerprint/alignment.js';
import type { Fingerprint, Suspect } from './fingerprint/fingerprint.js';
import { SIDE, viewThrough } from './fingerprint/registered-view.js';
import { type Placement, register } from './fingerprint/registration.js';
import { compareTextures, detailOf, textureOf, textureSize } from './fingerprint/texture.js';
import { tonesApart, tonesOf } from './fingerprint/tones.js';
import { type ShownPart, shownPart } from './shown-part.js';

/** Nearly identical and mostly visible: portraits of one photo resemble each other. */
const ALIKE = { blocks: 0.92, typical: 0.985, tones: 2.5, shown: 0.55, compared: 8 } as const;

/** @returns the part of the suspect that shows the original */
export function copyIn(
  suspect: Suspect,
  { extent, features, texture, tones }: Fingerprint,
): ShownPart | undefined {
  const found = placed(suspect, features);
  if (!found) return undefined;
  const placement = aligned(suspect.levels, found.placement, extent, texture);
  const view = viewThrough(suspect.levels, placement, extent);
  const { blocks, typical, shown, compared } = compareTextures(
    texture,
    textureOf(detailOf(view)),
    textureSize(view),
  );
  const isSame =
    blocks >= ALIKE.blocks &&
    typical >= ALIKE.typical &&
    shown >= ALIKE.shown &&
    compared >= ALIKE.compared &&
    tonesApart(tones, tonesOf(suspect.image, placement, extent)) <= ALIKE.tones;
  return isSame ? shownPart(placement, extent, suspect.image) : undefined;
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
