import { gaussianBlur } from '../../../../imaging/blur.js';
import { rgbToLab } from '../../../../imaging/colour.js';
import { abs, floor, min } from '../../../../imaging/math.js';
import { downsamplePlanar, downsample, resize } from '../../../../imaging/resample.js';
import type { Planar, Plane } from '../../../../imaging/planar.js';
import type { Random } from '../../../../imaging/random.js';
import type { Scene } from '../../model/scene.js';
import { mergeSmall } from './merge-small.js';

const ROUNDS = 12;

export const NO_PANE = -1;
export const FACE_PANE = 0;
export const SKIN_PANE = 1;
const FIRST_OTHER = 2;

const COUNTS = { lightness: 0.024, colour: 0.03, place: 1.3 } as const;
/** Minimum pane size, and outline smoothing, in face heights. */
const SMALLEST = 0.22;
const ROUNDED = 0.034;
/** Half the width of the forehead above the brows, in face widths. */
const FOREHEAD = 0.5;

/** At the scene's size: face, bare skin, and `count` pieces of hair and clothes. */
export function personPanes(
  scene: Scene,
  person: Planar,
  count: number,
  random: Random,
): Int8Array {
  const { size, faceHeight, masks } = scene;
  const side = size / 4;
  const small = downsamplePlanar(person, 4);
  const alpha = downsample(scene.alpha, size, size, 4).plane;
  const quarter = (plane: Plane) => downsample(plane, masks.size, masks.size, 2).plane;
  const [face, skin, neck, features] = [masks.face, masks.skin, masks.neck, masks.features].map(
    quarter,
  );
  const brows = min(...[105, 334].map((id) => scene.landmarks[id].y)) / 4;
  const [right, left] = [234, 454].map((id) => scene.landmarks[id].x / 4);
  const [middle, width] = [(right + left) / 2, abs(left - right)];
  const labels = new Int8Array(side * side).fill(NO_PANE);
  const samples = new Float32Array(side * side * 5);
  const lab = [0, 0, 0];
  const others: number[] = [];
  for (let i = 0; i < labels.length; i++) {
    if (alpha[i] < 0.5) continue;
    const y = floor(i / side);
    const isBare = y > brows || skin[i] + features[i] > 0.4;
    const isForehead = y < brows && skin[i] > 0.4 && abs((i % side) - middle) < FOREHEAD * width;
    if ((face[i] > 0.5 && isBare) || isForehead) labels[i] = FACE_PANE;
    else if (skin[i] > 0.5 || neck[i] > 0.6) labels[i] = SKIN_PANE;
    else others.push(i);
    rgbToLab(small.r[i], small.g[i], small.b[i], lab);
    const place = (4 * COUNTS.place) / faceHeight;
    samples[i * 5] = COUNTS.lightness * lab[0];
    samples[i * 5 + 1] = COUNTS.colour * lab[1];
    samples[i * 5 + 2] = COUNTS.colour * lab[2];
    samples[i * 5 + 3] = place * (i % side);
    samples[i * 5 + 4] = place * y;
  }
  const some = others.filter((_, n) => n % 6 === 0);
  const sampled = new Float32Array(some.length * 5);
  some.forEach((i, n) => sampled.set(samples.subarray(i * 5, i * 5 + 5), n * 5));
  if (sampled.length >= 5 * count) {
    const means = cluster(sampled, 5, count, random);
    for (const i of others) labels[i] = FIRST_OTHER + nearest(samples, i * 5, means, 5);
  }
  const rounded = () => round(labels, side, count + FIRST_OTHER, (ROUNDED * faceHeight) / 4);
  labels.set(rounded());
  const least = (SMALLEST * faceHeight) ** 2;
  mergeSmall(labels, side, least / 16, FIRST_OTHER);
  const panes = enlarge(labels, side, scene, count + FIRST_OTHER);
  mergeSmall(panes, size, least / 2, FIRST_OTHER);
  return panes;
}

/** Majority filter over a Gaussian neighborhood. */
function round(labels: Int8Array, side: number, count: number, sigma: number): Int8Array {
  const out = labels.slice();
  eachShare(labels, side, count, sigma, (label, share, most) => {
    for (let i = 0; i < out.length; i++) {
      if (labels[i] === NO_PANE || share[i] <= most[i]) continue;
      most[i] = share[i];
      out[i] = label;
    }
  });
  return out;
}

/** Visits each label with its local share; the visitor may write `most`. */
function eachShare(
  labels: Int8Array,
  side: number,
  count: number,
  sigma: number,
  visit: (label: number, share: Plane, most: Plane) => void,
): void {
  const most = new Float32Array(labels.length);
  const own = new Float32Array(labels.length);
  for (let label = 0; label < count; label++) {
    if (!labels.includes(label)) continue;
    for (let i = 0; i < own.length; i++) own[i] = labels[i] === label ? 1 : 0;
    visit(label, gaussianBlur(own, side, side, sigma), most);
  }
}

function enlarge(labels: Int8Array, side: number, scene: Scene, count: number): Int8Array {
  const { size, faceHeight } = scene;
  const half = size / 2;
  const outline = gaussianBlur(scene.alpha, size, size, 0.012 * faceHeight);
  const near = new Int8Array(half * half);
  const most = new Float32Array(half * half);
  eachShare(labels, side, count, (ROUNDED * faceHeight) / 4, (label, share) => {
    const larger = resize(share, side, side, half, half);
    for (let i = 0; i < near.length; i++) {
      if (larger[i] <= most[i]) continue;
      most[i] = larger[i];
      near[i] = label;
    }
  });
  const out = new Int8Array(size * size).fill(NO_PANE);
  for (let y = 0, i = 0; y < size; y++) {
    const row = (y >> 1) * half;
    for (let x = 0; x < size; x++, i++) if (outline[i] >= 0.5) out[i] = near[row + (x >> 1)];
  }
  return out;
}

/** k-means (Lloyd, 1982; seeding: Arthur and Vassilvitskii, 2007). @param samples `width` each */
function cluster(
  samples: Float32Array,
  width: number,
  count: number,
  random: Random,
): Float32Array {
  const total = samples.length / width;
  const means = new Float32Array(count * width);
  const away = new Float32Array(total).fill(Infinity);
  let chosen = floor(random.next() * total);
  for (let k = 0; k < count; k++) {
    means.set(samples.subarray(chosen * width, (chosen + 1) * width), k * width);
    let sum = 0;
    for (let n = 0; n < total; n++) {
      away[n] = min(away[n], distance(samples, n * width, means, k * width, width));
      sum += away[n];
    }
    let left = random.next() * sum;
    for (chosen = 0; chosen < total - 1 && left > away[chosen]; chosen++) left -= away[chosen];
  }
  for (let round = 0; round < ROUNDS; round++) {
    const sums = new Float64Array(count * width);
    const sizes = new Float64Array(count);
    for (let n = 0; n < total; n++) {
      const k = nearest(samples, n * width, means, width);
      sizes[k]++;
      for (let j = 0; j < width; j++) sums[k * width + j] += samples[n * width + j];
    }
    for (let i = 0; i < sums.length; i++) {
      const size = sizes[floor(i / width)];
      if (size > 0) means[i] = sums[i] / size;
    }
  }
  return means;
}

function nearest(samples: Float32Array, from: number, means: Float32Array, width: number): number {
  let [best, least] = [0, Infinity];
  for (let k = 0; k * width < means.length; k++) {
    const d = distance(samples, from, means, k * width, width);
    if (d < least) [best, least] = [k, d];
  }
  return best;
}

function distance(
  a: Float32Array,
  from: number,
  b: Float32Array,
  to: number,
  width: number,
): number {
  let sum = 0;
  for (let j = 0; j < width; j++) sum += (a[from + j] - b[to + j]) ** 2;
  return sum;
}
