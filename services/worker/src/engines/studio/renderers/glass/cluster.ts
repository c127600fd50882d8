import { floor, min } from '../../../../imaging/math.js';
import type { Random } from '../../../../imaging/random.js';

const ROUNDS = 12;

/** k-means (Lloyd, 1982; seeding: Arthur and Vassilvitskii, 2007). @param samples `width` each */
export function cluster(
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

export function nearest(
  samples: Float32Array,
  from: number,
  means: Float32Array,
  width: number,
): number {
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
