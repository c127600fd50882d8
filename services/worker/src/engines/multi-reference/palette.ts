import { hypot, max, sqrt } from '../../imaging/math.js';
import { rgbToLab } from '../../imaging/colour.js';
import { inLab } from '../../imaging/in-lab.js';
import type { Planar, Plane } from '../../imaging/planar.js';
import { clamp, mix, smoothstep } from '../../imaging/scalar.js';

/** Mean and spread of colors in CIE L*a*b*; `aa`, `ab`, `bb` are the covariance of a* and b*. */
export type Palette = {
  readonly l: { readonly mean: number; readonly deviation: number };
  readonly a: number;
  readonly b: number;
  readonly aa: number;
  readonly ab: number;
  readonly bb: number;
};

/** Sampling step in pixels. */
const STEP = 7;
/** Chroma variance below which a picture has one color. */
const LEAST_VARIANCE = 6;
/** Share of the lightness change, and the limits of its stretch: faces keep their modeling. */
const LIGHTNESS_FOLLOWS = 0.35;
const STRETCH = { low: 0.8, high: 1.2 };
const MOST_GAIN = 1.8;
/** Maximum shift of the mean color in a*b*; a larger one turns skin green in a forest. */
const MOST_SHIFT = 18;

export function paletteOf(picture: Planar): Palette {
  let [n, l, a, b, ll, aa, ab, bb] = [0, 0, 0, 0, 0, 0, 0, 0];
  const lab = [0, 0, 0];
  for (let i = 0; i < picture.r.length; i += STEP) {
    rgbToLab(picture.r[i], picture.g[i], picture.b[i], lab);
    n += 1;
    l += lab[0];
    a += lab[1];
    b += lab[2];
    ll += lab[0] ** 2;
    aa += lab[1] ** 2;
    ab += lab[1] * lab[2];
    bb += lab[2] ** 2;
  }
  return {
    l: { mean: l / n, deviation: sqrt(max(0, ll / n - (l / n) ** 2)) },
    a: a / n,
    b: b / n,
    aa: aa / n - (a / n) ** 2,
    ab: ab / n - (a * b) / n ** 2,
    bb: bb / n - (b / n) ** 2,
  };
}

/**
 * a*, b*: linear Monge-Kantorovitch map (Pitié, Kokaram, CVMP 2007). L*: partly mean and deviation
 * (Reinhard et al., 2001). @param amount per pixel, 0..1
 */
export function transferPalette(picture: Planar, to: Palette, amount: Plane): Planar {
  const from = paletteOf(picture);
  const [p, q, r] = linearMap(from, to);
  const far = max(1, hypot(to.a - from.a, to.b - from.b) / MOST_SHIFT);
  const goal = { a: from.a + (to.a - from.a) / far, b: from.b + (to.b - from.b) / far };
  const ratio = to.l.deviation / max(1, from.l.deviation);
  const stretch = mix(1, clamp(ratio, STRETCH.low, STRETCH.high), LIGHTNESS_FOLLOWS);
  const middle = mix(from.l.mean, to.l.mean, LIGHTNESS_FOLLOWS);
  return inLab(picture, (lab, i) => {
    // White stays white: paper, teeth or a lamp.
    const k = amount[i] * smoothstep(99, 84, lab[0]);
    const [da, db] = [lab[1] - from.a, lab[2] - from.b];
    lab[0] = mix(lab[0], middle + (lab[0] - from.l.mean) * stretch, k);
    lab[1] = mix(lab[1], goal.a + p * da + q * db, k);
    lab[2] = mix(lab[2], goal.b + q * da + r * db, k);
  });
}

type Symmetric = readonly [p: number, q: number, r: number];

/** T = A^-½ (A^½ B A^½)^½ A^-½ maps covariance A to B with the least movement. */
function linearMap(from: Palette, to: Palette): Symmetric {
  const a: Symmetric = [from.aa + LEAST_VARIANCE, from.ab, from.bb + LEAST_VARIANCE];
  const b: Symmetric = [to.aa + LEAST_VARIANCE, to.ab, to.bb + LEAST_VARIANCE];
  const root = squareRoot(a);
  const back = inverse(root);
  const [p, q, r] = around(back, squareRoot(around(root, b)));
  const gain = max(1, max(p, r) / MOST_GAIN);
  return [p / gain, q / gain, r / gain];
}

function squareRoot([p, q, r]: Symmetric): Symmetric {
  const s = sqrt(max(1e-9, p * r - q * q));
  const t = sqrt(p + r + 2 * s);
  return [(p + s) / t, q / t, (r + s) / t];
}

function inverse([p, q, r]: Symmetric): Symmetric {
  const d = p * r - q * q;
  return [r / d, -q / d, p / d];
}

function around([p, q, r]: Symmetric, [x, y, z]: Symmetric): Symmetric {
  return [
    p * p * x + 2 * p * q * y + q * q * z,
    p * q * x + (p * r + q * q) * y + q * r * z,
    q * q * x + 2 * q * r * y + r * r * z,
  ];
}
