import { abs, atan2, cos, hypot, log, max, min, PI, sin, sqrt } from '../../imaging/math.js';

export type Feature = {
  readonly x: number;
  readonly y: number;
  readonly sigma: number;
  readonly angle: number;
  readonly bits: Uint32Array;
};

/** Row-major 2 × 3 matrix from original to copy. */
export type Placement = readonly [number, number, number, number, number, number];
type Registration = { readonly placement: Placement; readonly agreeing: number };

type Pair = { readonly from: Feature; readonly to: Feature };

/** Of 128 bits; unrelated keypoints differ in about 60. */
const MOST_BITS = 36;
/** Tolerance of the first estimate and the refinements, relative to the original's side. */
const FIRST_REACH = 0.05;
const REACHES = [0.04, 0.025, 0.015, 0.01];
const MOST_TURN = 0.5;
const MOST_ZOOM = 0.6;
const MOST_STRETCH = 1.35;
const FEWEST = 4;

/** Keypoints vote for a similarity. @returns undefined for fewer than four agreeing pairs */
export function register(
  original: readonly Feature[],
  copy: readonly Feature[],
  side: number,
): Registration | undefined {
  const pairs = likePairs(original, copy);
  let best: { placement: Placement; pairs: Pair[] } | undefined;
  for (const pair of pairs) {
    const placement = guess(pair);
    const agreeing = agreeingWith(placement, pairs, FIRST_REACH * side);
    if (agreeing.length > (best?.pairs.length ?? FEWEST - 1)) best = { placement, pairs: agreeing };
  }
  for (const reach of REACHES) {
    if (!best) return undefined;
    const placement = fitted(best.pairs);
    if (!placement || !isPlausible(placement)) return undefined;
    const agreeing = agreeingWith(placement, pairs, reach * side);
    best = agreeing.length < FEWEST ? undefined : { placement, pairs: agreeing };
  }
  return best && { placement: best.placement, agreeing: best.pairs.length };
}

function likePairs(original: readonly Feature[], copy: readonly Feature[]): Pair[] {
  const pairs: Pair[] = [];
  for (const from of original) {
    let least = MOST_BITS + 1;
    let to: Feature | undefined;
    for (const candidate of copy) {
      const bits = bitsApart(from.bits, candidate.bits);
      if (bits < least) [least, to] = [bits, candidate];
    }
    if (to) pairs.push({ from, to });
  }
  return pairs;
}

function bitsApart(a: Uint32Array, b: Uint32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) {
    let v = a[i] ^ b[i];
    v -= (v >>> 1) & 0x55555555;
    v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
    sum += (((v + (v >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
  }
  return sum;
}

function guess({ from, to }: Pair): Placement {
  const zoom = to.sigma / from.sigma;
  const turn = to.angle - from.angle;
  const [c, s] = [zoom * cos(turn), zoom * sin(turn)];
  return [c, -s, to.x - c * from.x + s * from.y, s, c, to.y - s * from.x - c * from.y];
}

function agreeingWith(m: Placement, pairs: readonly Pair[], reach: number): Pair[] {
  const zoom = sqrt(abs(m[0] * m[4] - m[1] * m[3]));
  const turn = atan2(m[3] - m[1], m[0] + m[4]);
  return pairs.filter(({ from, to }) => {
    const miss = hypot(
      m[0] * from.x + m[1] * from.y + m[2] - to.x,
      m[3] * from.x + m[4] * from.y + m[5] - to.y,
    );
    if (miss > reach * zoom) return false;
    if (abs(log(to.sigma / from.sigma / zoom)) > MOST_ZOOM) return false;
    const off = abs(to.angle - from.angle - turn) % (2 * PI);
    return min(off, 2 * PI - off) < MOST_TURN;
  });
}

function fitted(pairs: readonly Pair[]): Placement | undefined {
  const n = pairs.length;
  const mean = (read: (pair: Pair) => number) => pairs.reduce((sum, p) => sum + read(p), 0) / n;
  const [mx, my] = [mean(({ from }) => from.x), mean(({ from }) => from.y)];
  const [mu, mv] = [mean(({ to }) => to.x), mean(({ to }) => to.y)];
  let [xx, xy, yy, xu, yu, xv, yv] = [0, 0, 0, 0, 0, 0, 0];
  for (const { from, to } of pairs) {
    const [x, y, u, v] = [from.x - mx, from.y - my, to.x - mu, to.y - mv];
    xx += x * x;
    xy += x * y;
    yy += y * y;
    xu += x * u;
    yu += y * u;
    xv += x * v;
    yv += y * v;
  }
  const d = xx * yy - xy * xy;
  if (n < 6 || d < 0.01 * (xx + yy) ** 2) {
    const a = (xu + yv) / (xx + yy);
    const b = (xv - yu) / (xx + yy);
    if (!(a * a + b * b > 0)) return undefined;
    return [a, -b, mu - a * mx + b * my, b, a, mv - b * mx - a * my];
  }
  const a = (xu * yy - yu * xy) / d;
  const b = (yu * xx - xu * xy) / d;
  const e = (xv * yy - yv * xy) / d;
  const f = (yv * xx - xv * xy) / d;
  return [a, b, mu - a * mx - b * my, e, f, mv - e * mx - f * my];
}

function isPlausible([a, b, , c, d]: Placement): boolean {
  const determinant = a * d - b * c;
  if (determinant <= 0) return false;
  const energy = (a * a + b * b + c * c + d * d) / 2;
  const spread = sqrt(max(0, energy * energy - determinant * determinant));
  return sqrt((energy + spread) / max(energy - spread, 1e-9)) < MOST_STRETCH;
}
