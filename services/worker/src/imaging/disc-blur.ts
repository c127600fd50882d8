import { floor, max, sqrt } from './math.js';
import type { Plane } from './planar.js';

/**
 * Mean over a disc for a square's middle; row sums keep it linear in the radius.
 * @param radiusOf per row of the middle, in pixels, less than `margin`
 */
export function discBlur(
  source: Plane,
  side: number,
  margin: number,
  radiusOf: (row: number) => number,
): Plane {
  const sums = new Float64Array((side + 1) * side);
  for (let y = 0; y < side; y++) {
    for (let x = 0, i = y * (side + 1); x < side; x++, i++) {
      sums[i + 1] = sums[i] + source[y * side + x];
    }
  }
  const inner = side - 2 * margin;
  const out = new Float32Array(inner * inner);
  for (let y = 0; y < inner; y++) {
    const radius = max(0.5, radiusOf(y));
    const reach = floor(radius);
    let area = 0;
    for (let dy = -reach; dy <= reach; dy++) {
      const half = sqrt(radius * radius - dy * dy);
      area += 2 * half;
      addSpans(sums, (y + margin + dy) * (side + 1) + margin, half, out, y * inner, inner);
    }
    for (let i = y * inner; i < (y + 1) * inner; i++) out[i] /= area;
  }
  return out;
}

function addSpans(
  sums: Float64Array,
  from: number,
  half: number,
  out: Plane,
  to: number,
  length: number,
): void {
  const ahead = floor(half + 0.5);
  const part = half + 0.5 - ahead;
  for (let x = 0, first = from - ahead, last = from + 1 + ahead; x < length; x++, first++, last++) {
    const right = sums[last - 1] + part * (sums[last] - sums[last - 1]);
    const left = sums[first + 1] - part * (sums[first + 1] - sums[first]);
    out[to + x] += right - left;
  }
}
