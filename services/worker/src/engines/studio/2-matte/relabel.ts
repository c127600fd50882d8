import { abs, exp, floor, log, max, min, sqrt, SQRT2 } from '../../../imaging/math.js';
import { gaussianBlur } from '../../../imaging/blur.js';
import { rgbToLab } from '../../../imaging/colour.js';
import { distanceInside, distanceTo } from '../../../imaging/distance.js';
import { minimumCut } from '../../../imaging/max-flow.js';
import type { Planar, Plane } from '../../../imaging/planar.js';
import { clamp, smoothstep } from '../../../imaging/scalar.js';

/** Probabilities of certain background and certain person. */
const NOBODY = 0.08;
const PERSON = 0.92;
/** Distances from the outline in face heights: color samples, and pixels that may change sides. */
const TEACHES = 0.55;
const CHANGES = 0.2;
const OPEN = [0.06, 0.9] as const;
const FEWEST = 50;
const COMPONENTS = 8;
const ROUNDS = 8;
/** Weight of one face height against L*a*b* units. */
const PLACE = 45;
const NARROWEST = 3;
/** Weights of color and segmenter relative to neighbor bonds. */
const COLOUR = 0.6;
const PRIOR = 1.1;
const MOST = 4;
const BOND = 9;

/**
 * Graph cut of uncertain pixels, in place (GrabCut: Rother et al., SIGGRAPH 2004). Sides are
 * Gaussian mixtures in L*a*b* and position, weighted by how well they separate certain pixels.
 * @param image of the probability's size @param own 1 where the person is certain
 * @param faceHeight in pixels of the grid
 */
export function relabel(image: Planar, people: Plane, own: Plane, faceHeight: number): void {
  const { width: size } = image;
  const inside = distanceInside(people, size, size);
  const outside = distanceTo(people, size, size);
  const features = featuresOf(image, faceHeight);
  const near = TEACHES * faceHeight;
  const fronts: number[] = [];
  const backs: number[] = [];
  for (let i = 0; i < people.length; i++) {
    if ((people[i] > PERSON || own[i] > 0) && inside[i] < near) fronts.push(i);
    if (people[i] < NOBODY && outside[i] < near) backs.push(i);
  }
  if (fronts.length < FEWEST || backs.length < FEWEST) return;
  const front = mixtureOf(features, fronts);
  const back = mixtureOf(features, backs);
  const evidence = (i: number) =>
    clamp(likelihood(front, features, i) - likelihood(back, features, i), -MOST, MOST);
  let right = 0;
  for (const i of fronts) right += evidence(i) > 0 ? 0.5 / fronts.length : 0;
  for (const i of backs) right += evidence(i) < 0 ? 0.5 / backs.length : 0;
  const trust = smoothstep(0.8, 0.98, right);

  const terminal = new Float32Array(people.length);
  const reach = CHANGES * faceHeight;
  for (let i = 0; i < people.length; i++) {
    const p = clamp(people[i], 0.01, 0.99);
    const prior = PRIOR * clamp(log(p / (1 - p)), -MOST, MOST);
    const isOpen =
      inside[i] < reach && outside[i] < reach && people[i] > OPEN[0] && people[i] < OPEN[1];
    terminal[i] = isOpen
      ? prior + trust * COLOUR * evidence(i)
      : (people[i] > 0.5 || own[i] > 0 ? 1 : -1) * 100;
  }
  const cut = minimumCut(size, terminal, bondsOf(image));
  const label = gaussianBlur(Float32Array.from(cut), size, size, 0.8);
  for (let i = 0; i < people.length; i++) {
    const target = label[i];
    const disagreement = abs(target - people[i]);
    people[i] += (target - people[i]) * smoothstep(0.25, 0.6, disagreement);
  }
}

function featuresOf({ width: size, r, g, b }: Planar, faceHeight: number): Float32Array {
  const rows = new Float32Array(5 * size * size);
  const lab = [0, 0, 0];
  const unit = PLACE / faceHeight;
  for (let y = 0, i = 0; y < size; y++) {
    for (let x = 0; x < size; x++, i++) {
      rgbToLab(r[i], g[i], b[i], lab);
      for (let k = 0; k < 3; k++) rows[5 * i + k] = lab[k];
      rows[5 * i + 3] = x * unit;
      rows[5 * i + 4] = y * unit;
    }
  }
  return rows;
}

type Mixture = readonly { scale: number; mean: number[]; variance: number[] }[];

/** k-means from evenly spread starts, then a diagonal Gaussian per cluster. */
function mixtureOf(features: Float32Array, members: readonly number[]): Mixture {
  const step = max(1, floor(members.length / 4000));
  const samples = members.filter((_, k) => k % step === 0);
  const means = farthestApart(features, samples);
  const owner = new Uint8Array(samples.length);
  for (let round = 0; round < ROUNDS; round++) {
    const sums = means.map(() => [0, 0, 0, 0, 0, 0]);
    samples.forEach((i, n) => {
      let least = Infinity;
      means.forEach((mean, c) => {
        const d = squaredDistance(features, i, mean);
        if (d < least) [least, owner[n]] = [d, c];
      });
      const sum = sums[owner[n]];
      for (let k = 0; k < 5; k++) sum[k] += features[5 * i + k];
      sum[5]++;
    });
    sums.forEach((sum, c) => {
      if (sum[5] > 0) means[c] = sum.slice(0, 5).map((v) => v / sum[5]);
    });
  }
  return means.flatMap((mean, c) => {
    const own = samples.filter((_, n) => owner[n] === c);
    if (own.length < 5) return [];
    const variance = mean.map((m, k) =>
      max(
        NARROWEST ** 2,
        own.reduce((sum, i) => sum + (features[5 * i + k] - m) ** 2, 0) / own.length,
      ),
    );
    const spread = variance.reduce((product, v) => product * sqrt(v), 1);
    return [{ scale: own.length / samples.length / spread, mean, variance }];
  });
}

function farthestApart(features: Float32Array, samples: readonly number[]): number[][] {
  const row = (i: number) => [...features.subarray(5 * i, 5 * i + 5)];
  const means = [row(samples[0])];
  const away = new Float32Array(samples.length).fill(Infinity);
  while (means.length < COMPONENTS) {
    let farthest = 0;
    samples.forEach((i, n) => {
      away[n] = min(away[n], squaredDistance(features, i, means[means.length - 1]));
      if (away[n] > away[farthest]) farthest = n;
    });
    means.push(row(samples[farthest]));
  }
  return means;
}

function squaredDistance(features: Float32Array, i: number, mean: readonly number[]): number {
  let sum = 0;
  for (let k = 0; k < 5; k++) sum += (features[5 * i + k] - mean[k]) ** 2;
  return sum;
}

function likelihood(mixture: Mixture, features: Float32Array, i: number): number {
  let sum = 1e-9;
  for (const { scale, mean, variance } of mixture) {
    let away = 0;
    for (let k = 0; k < 5; k++) away += (features[5 * i + k] - mean[k]) ** 2 / variance[k];
    sum += scale * exp(-0.5 * away);
  }
  return log(sum);
}

/** Bonds to the east, south-west, south and south-east; weak across color edges. */
function bondsOf({ width: size, r, g, b }: Planar): [Plane, Plane, Plane, Plane] {
  const steps = [1, size - 1, size, size + 1];
  const squares = steps.map((step) => {
    const out = new Float32Array(size * size);
    for (let i = 0; i + step < out.length; i++) {
      const j = i + step;
      out[i] = (r[i] - r[j]) ** 2 + (g[i] - g[j]) ** 2 + (b[i] - b[j]) ** 2;
    }
    return out;
  });
  const mean = squares[0].reduce((sum, v) => sum + v, 0) / squares[0].length;
  const beta = 1 / (2 * mean + 1e-6);
  const [east, southWest, south, southEast] = squares.map((plane, k) =>
    plane.map((v) => (BOND * exp(-beta * v)) / (k % 2 ? SQRT2 : 1)),
  );
  return [east, southWest, south, southEast];
}
