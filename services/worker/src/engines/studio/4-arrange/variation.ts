/** View of one picture in a set, in addition to its backdrop, light and strokes. */
export type Variation = {
  /** Frame side as a share of the prepared scene; less is nearer. */
  readonly side: readonly [least: number, most: number];
  /** Offset of the head in shares of the frame; positive leaves room before the face. */
  readonly aside: number;
  /** Rotation of the lamps around the person in degrees. */
  readonly lampTurn: number;
  readonly fill: number;
  /** Factor of the light on the face, in linear light. */
  readonly exposure: number;
  /** Color temperature from -1 (overcast) to 1 (evening lamp). */
  readonly warmth: number;
  /** Factor of the light on the backdrop, in display values. */
  readonly backdropLight: number;
  /** Mirrors backdrop and lamps, never the person: partings and scars have a side. */
  readonly isMirrored: boolean;
  readonly lens: Lens;
};

type Lens = {
  readonly backdrop: number;
  /** Blur behind the face's plane (rear hair, shoulders), in face heights. */
  readonly softness: number;
};

const USUAL: Lens = { backdrop: 1, softness: 0 };
const LONG: Lens = { backdrop: 1.35, softness: 0.022 };
const PORTRAIT: Lens = { backdrop: 1.15, softness: 0.014 };

export const PLAIN: Variation = {
  side: [0.89, 1],
  aside: 0,
  lampTurn: 0,
  fill: 1,
  exposure: 1,
  warmth: 0,
  backdropLight: 1,
  isMirrored: false,
  lens: USUAL,
};

/**
 * Eight consecutive seeds use all eight. Many styles repeat backdrops after three or four seeds, so
 * variations three, four or six apart differ most in light.
 */
export const VARIATIONS: readonly Variation[] = [
  PLAIN,
  {
    side: [0.7, 0.73],
    aside: 0,
    lampTurn: 45,
    fill: 0.52,
    exposure: 1.12,
    warmth: 0.9,
    backdropLight: 0.86,
    isMirrored: true,
    lens: LONG,
  },
  {
    side: [0.86, 0.9],
    aside: -0.065,
    lampTurn: 40,
    fill: 0.85,
    exposure: 1.14,
    warmth: -0.7,
    backdropLight: 1.04,
    isMirrored: false,
    lens: PORTRAIT,
  },
  {
    side: [0.78, 0.81],
    aside: -0.03,
    lampTurn: -44,
    fill: 0.75,
    exposure: 1.16,
    warmth: -0.8,
    backdropLight: 1.06,
    isMirrored: false,
    lens: USUAL,
  },
  {
    side: [0.82, 0.85],
    aside: 0.08,
    lampTurn: 14,
    fill: 1,
    exposure: 0.82,
    warmth: -0.8,
    backdropLight: 0.8,
    isMirrored: true,
    lens: USUAL,
  },
  {
    side: [0.74, 0.77],
    aside: 0.04,
    lampTurn: 45,
    fill: 0.75,
    exposure: 0.84,
    warmth: -0.8,
    backdropLight: 0.82,
    isMirrored: false,
    lens: LONG,
  },
  {
    side: [0.91, 0.94],
    aside: 0.05,
    lampTurn: -35,
    fill: 0.85,
    exposure: 0.84,
    warmth: 0.9,
    backdropLight: 1.06,
    isMirrored: true,
    lens: USUAL,
  },
  {
    side: [0.66, 0.69],
    aside: -0.02,
    lampTurn: -30,
    fill: 0.6,
    exposure: 1.1,
    warmth: 0.9,
    backdropLight: 0.82,
    isMirrored: false,
    lens: PORTRAIT,
  },
];

export function variationOf(seed: number): Variation {
  return VARIATIONS[seed % VARIATIONS.length];
}
