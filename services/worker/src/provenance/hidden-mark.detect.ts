import { boxBlur } from '../imaging/blur.js';
import { max, min, sqrt } from '../imaging/math.js';
import type { Plane } from '../imaging/planar.js';
import { solvedBy } from './fingerprint/linear-system.js';
import type { Extent, RegisteredView } from './fingerprint/registered-view.js';
import type { MarkChips } from './mark-chips.js';

/** Radius of the prediction, in cells. */
const REACH = 2;
/** Side in cells of a block with its own prediction. */
const BLOCK = 24;
/** Fewer cells per weight would overfit to the mark. */
const FEWEST_PER_WEIGHT = 2;
/** Regularization for even areas, in squared 8-bit steps. */
const RIDGE = 0.5;
/** Window radius in cells for normalizing residuals. */
const SURROUNDINGS = 3;
/** In 8-bit steps; limits the weight of noise in even areas. */
const CALM = 0.5;
/** In deviations: clips edges, which say nothing about the mark. */
const CLIP = 2.5;
/**
 * In standard deviations of chance: an unmarked picture scores s with probability below exp(−s²/2)
 * (Hoeffding 1963). @param marks one per key, of equal size
 */
export function matchMark(view: RegisteredView, marks: readonly MarkChips[]): number {
  const [{ width, height }] = marks;
  const values = evened(missesOf(cellsOf(view, { width, height }), width, height), width, height);
  let energy = 0;
  for (const value of values) energy += value * value;
  return max(...marks.map(({ signs }) => agreement(values, signs))) / sqrt(energy || 1);
}

function agreement(values: Plane, signs: Int8Array): number {
  let match = 0;
  for (let i = 0; i < values.length; i++) match += values[i] * signs[i];
  return match;
}

function cellsOf({ plane, shown, width, height }: RegisteredView, cells: Extent): Plane {
  const out = new Float32Array(cells.width * cells.height);
  const counts = new Uint8Array(out.length);
  for (let y = 0; y < height; y++) {
    const row = min(y >> 1, cells.height - 1) * cells.width;
    for (let x = 0; x < width; x++) {
      const cell = row + min(x >> 1, cells.width - 1);
      out[cell] += shown[y * width + x] ? plane[y * width + x] : NaN;
      counts[cell]++;
    }
  }
  for (let cell = 0; cell < out.length; cell++) out[cell] /= counts[cell];
  return out;
}

/** Lines and letters are predictable, the mark is not. 0 without a prediction. */
function missesOf(cells: Plane, width: number, height: number): Plane {
  const around: number[] = [];
  for (let y = -REACH; y <= REACH; y++) {
    for (let x = -REACH; x <= REACH; x++) if (x !== 0 || y !== 0) around.push(y * width + x);
  }
  const out = new Float32Array(cells.length);
  for (let top = 0; top < height; top += BLOCK) {
    for (let left = 0; left < width; left += BLOCK) {
      const inside: number[] = [];
      for (let y = max(top, REACH); y < min(top + BLOCK, height - REACH); y++) {
        for (let x = max(left, REACH); x < min(left + BLOCK, width - REACH); x++) {
          const at = y * width + x;
          if (!Number.isNaN(cells[at]) && around.every((step) => !Number.isNaN(cells[at + step]))) {
            inside.push(at);
          }
        }
      }
      if (inside.length >= FEWEST_PER_WEIGHT * around.length) predict(cells, inside, around, out);
    }
  }
  return out;
}

function predict(
  cells: Plane,
  inside: readonly number[],
  around: readonly number[],
  out: Plane,
): void {
  const n = around.length;
  const mean = inside.reduce((sum, at) => sum + cells[at], 0) / inside.length;
  const rows = Array.from({ length: n }, () => new Float64Array(n + 1));
  const near = new Float64Array(n);
  for (const at of inside) {
    for (let i = 0; i < n; i++) near[i] = cells[at + around[i]] - mean;
    for (let i = 0; i < n; i++) {
      const row = rows[i];
      for (let j = i; j < n; j++) row[j] += near[i] * near[j];
      row[n] += near[i] * (cells[at] - mean);
    }
  }
  for (let i = 0; i < n; i++) {
    rows[i][i] += RIDGE * inside.length;
    for (let j = 0; j < i; j++) rows[i][j] = rows[j][i];
  }
  const weights = solvedBy(rows);
  if (!weights) return;
  for (const at of inside) {
    let expected = mean;
    for (let i = 0; i < n; i++) expected += weights[i] * (cells[at + around[i]] - mean);
    out[at] = cells[at] - expected;
  }
}

/** Normalizes: the mark grows more slowly than the texture around it. */
function evened(misses: Plane, width: number, height: number): Plane {
  const squares = misses.map((value) => value * value);
  const energy = boxBlur(squares, width, height, SURROUNDINGS);
  return misses.map((miss, cell) => {
    const usual = sqrt(max(energy[cell], 0)) + CALM;
    return max(-CLIP, min(CLIP, miss / usual)) / sqrt(usual);
  });
}
