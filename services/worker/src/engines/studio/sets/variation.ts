/** How one picture of a set is taken, next to the backdrop, light and strokes that its seed chooses. */
export type Variation = {
  /** Side of the frame as a share of the prepared scene's: less is nearer to the face. */
  readonly side: readonly [least: number, most: number];
  /** How far the head stands from the frame's middle, in shares of the frame; above 0 there is room before the face. */
  readonly aside: number;
  /** Degrees by which the lamps are carried around the person, away from the style's own place. */
  readonly lampTurn: number;
  /** How much of the style's light from all around there is: less leaves more to the lamps. */
  readonly fill: number;
  /** Light on the face against the style's own, in linear light. */
  readonly exposure: number;
  /** Colour of the light: from -1, a cloudy day, to 1, an evening lamp. */
  readonly warmth: number;
  /** Light on the backdrop against the style's own, in display values. */
  readonly backdropLight: number;
  /** Backdrop and lamps seen in a mirror. The person never is: a parting and a scar have a side. */
  readonly isMirrored: boolean;
  readonly lens: Lens;
};

type Lens = {
  /** How much larger the backdrop appears: a long lens brings it nearer. */
  readonly backdrop: number;
  /** Blur of what lies behind the face's plane (hair at the back, shoulders), in heights of the face. */
  readonly softness: number;
};

const USUAL: Lens = { backdrop: 1, softness: 0 };
/** Long and wide open: the backdrop comes nearer, shoulders go out of focus. */
const LONG: Lens = { backdrop: 1.35, softness: 0.022 };
const PORTRAIT: Lens = { backdrop: 1.15, softness: 0.014 };

/** The smallest share of the scene that a variation asks for. */
export const NEAREST = 0.66;

/** How every picture would be taken if it were the only one. */
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
 * Whatever seed a set begins with, its eight pictures are eight of these,
 * as the seeds of a set follow one by one; and a picture's own seed tells which it was.
 * Many styles have three or four backdrops: those that stand three, four or six apart differ most in their light,
 * which is all that is left where a photo is too close for other frames.
 */
const VARIATIONS: readonly Variation[] = [
  PLAIN,
  {
    side: [0.7, 0.73],
    aside: 0,
    lampTurn: 40,
    fill: 0.56,
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
    lampTurn: -40,
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
    exposure: 0.84,
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
