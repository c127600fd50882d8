import { floor, fround } from './math.js';
import type { Plane } from './planar.js';

const STEP = 0.5;

/** Dijkstra over 4-neighbours. @param limit maximum cost; farther pixels are Infinity */
export function travel(
  cost: Plane,
  size: number,
  isSeed: (i: number) => boolean,
  limit = Infinity,
): Float32Array {
  const distance = new Float32Array(cost.length).fill(Infinity);
  const buckets: number[][] = [[]];
  for (let i = 0; i < cost.length; i++) {
    if (!isSeed(i)) continue;
    distance[i] = 0;
    buckets[0].push(i);
  }
  for (let level = 0; level < buckets.length; level++) {
    const bucket = buckets[level] ?? [];
    for (let k = 0; k < bucket.length; k++) {
      const i = bucket[k];
      if (floor(distance[i] / STEP) < level) continue;
      const x = i % size;
      const visit = (j: number) => {
        // As it is kept. Otherwise equal paths improve on each other, and their number doubles with each step.
        const d = fround(distance[i] + (cost[i] + cost[j]) / 2);
        if (d >= distance[j] || d > limit) return;
        distance[j] = d;
        (buckets[floor(d / STEP)] ??= []).push(j);
      };
      if (x > 0) visit(i - 1);
      if (x < size - 1) visit(i + 1);
      if (i >= size) visit(i - size);
      if (i < cost.length - size) visit(i + size);
    }
  }
  return distance;
}
