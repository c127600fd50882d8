import type { Coded, WishMeaning } from '@likeness/contracts/generation/prompt-answers';
import { PLACELESS, type SceneWish } from '@likeness/prompts/picture-terms';
import { hypot, min } from '../../imaging/math.js';
import { rgbToLab, type Hex, labOf } from '../../imaging/colour.js';
import type { Planar, Plane } from '../../imaging/planar.js';

type Lab = readonly [l: number, a: number, b: number];

/** What a picture shows, in L*a*b*; shares are of the whole frame. */
export type Measures = {
  /** Share outside the person. */
  readonly behind: number;
  /** Share outside the person that is pure white (250 of 255), and that is not blank paper. */
  readonly white: number;
  readonly painted: number;
  /** Means outside the person: all of it, and without blank paper. */
  readonly backdrop: Lab;
  readonly paint: Lab;
  /** Mean chroma of the person. */
  readonly chroma: number;
};

/** One pixel of so many is enough. */
const EVERY = 5;
const OUTSIDE = 0.02;
const INSIDE = 0.98;
const WHITE = 250 / 255;
const PAPER = { lightest: 92, chroma: 9 } as const;

/** @param alpha of the person, same size */
export function measure(picture: Planar, alpha: Plane): Measures {
  const lab = [0, 0, 0];
  const [sum, paint] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  let [behind, white, painted, inside, chroma] = [0, 0, 0, 0, 0];
  for (let i = 0; i < alpha.length; i += EVERY) {
    const isBehind = alpha[i] < OUTSIDE;
    if (!isBehind && alpha[i] < INSIDE) continue;
    rgbToLab(picture.r[i], picture.g[i], picture.b[i], lab);
    const own = hypot(lab[1], lab[2]);
    if (!isBehind) {
      inside += 1;
      chroma += own;
      continue;
    }
    behind += 1;
    if (min(picture.r[i], picture.g[i], picture.b[i]) >= WHITE) white += 1;
    const isPainted = lab[0] < PAPER.lightest || own > PAPER.chroma;
    if (isPainted) painted += 1;
    for (let k = 0; k < 3; k++) {
      sum[k] += lab[k];
      if (isPainted) paint[k] += lab[k];
    }
  }
  const mean = (total: number[], count: number): Lab => {
    const [l, a, b] = total.map((value) => value / (count || 1));
    return [l, a, b];
  };
  const share = (count: number) => (count * EVERY) / alpha.length;
  return {
    behind: share(behind),
    white: share(white),
    painted: share(painted),
    backdrop: mean(sum, behind),
    paint: mean(paint, painted),
    chroma: chroma / (inside || 1),
  };
}

const LEAST = { behind: 0.01, white: 0.9, place: 0.4 } as const;
const MOST_CHROMA = 6;
/** Of a backdrop with a pool of light; lightness counts half. */
const MOST_DELTA = 30;

/** False only for a wish that can be measured and that the picture lacks. */
export function isShown({ code, values = [] }: Coded<WishMeaning>, shown: Measures): boolean {
  const [value] = values;
  switch (code) {
    case 'white-backdrop':
      return shown.behind > LEAST.behind && shown.white >= LEAST.white * shown.behind;
    case 'backdrop-color':
      return shown.behind > LEAST.behind && min(...distances(value as Hex, shown)) <= MOST_DELTA;
    case 'scene': {
      if (PLACELESS.has(value as SceneWish) || value === 'snow') return true;
      return shown.behind > LEAST.behind && shown.painted >= LEAST.place * shown.behind;
    }
    case 'tone':
      return value !== 'black and white' || shown.chroma <= MOST_CHROMA;
    default:
      return true;
  }
}

function distances(colour: Hex, { backdrop, paint }: Measures): number[] {
  const wanted = labOf(colour);
  return [backdrop, paint].map((lab) =>
    hypot((lab[0] - wanted[0]) / 2, lab[1] - wanted[1], lab[2] - wanted[2]),
  );
}
