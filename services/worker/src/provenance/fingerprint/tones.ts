import { ceil, floor, max, sqrt } from '../../imaging/math.js';
import type { RgbImage } from '../../imaging/rgb-image.js';
import type { Extent, Placement } from './registered-view.js';

const TONES = 12;
const SAMPLES = 6;
const ENOUGH = 0.75;
const COUNTED = 0.9;

export function tonesOf(copy: RgbImage, placement: Placement, extent: Extent): Float32Array {
  const out = new Float32Array(TONES * TONES * 3);
  const sums = new Float64Array(3);
  for (let row = 0, cell = 0; row < TONES; row++) {
    for (let column = 0; column < TONES; column++, cell += 3) {
      sums.fill(0);
      let count = 0;
      for (let j = 0; j < SAMPLES; j++) {
        for (let i = 0; i < SAMPLES; i++) {
          const x = ((column + (i + 0.5) / SAMPLES) * extent.width) / TONES;
          const y = ((row + (j + 0.5) / SAMPLES) * extent.height) / TONES;
          if (addPixel(copy, placement, x, y, sums)) count++;
        }
      }
      for (let c = 0; c < 3; c++) {
        out[cell + c] = count < ENOUGH * SAMPLES * SAMPLES ? NaN : sums[c] / count;
      }
    }
  }
  return out;
}

function addPixel(
  { width, height, data }: RgbImage,
  [a, b, tx, c, d, ty]: Placement,
  x: number,
  y: number,
  sums: Float64Array,
): boolean {
  const u = floor(a * x + b * y + tx);
  const v = floor(c * x + d * y + ty);
  if (u < 0 || v < 0 || u >= width || v >= height) return false;
  const at = (v * width + u) * 3;
  for (let i = 0; i < 3; i++) sums[i] += data[at + i];
  return true;
}

export function tonesApart(original: ArrayLike<number>, copy: Float32Array): number {
  const cells: number[] = [];
  for (let cell = 0; cell < copy.length; cell += 3) if (!Number.isNaN(copy[cell])) cells.push(cell);
  if (cells.length === 0) return Infinity;
  const misses = missesOf(original, copy, cells);
  const best = cells
    .map((cell, index) => ({ cell, miss: misses[index] }))
    .toSorted((a, b) => a.miss - b.miss)
    .slice(0, ceil(COUNTED * cells.length))
    .map(({ cell }) => cell);
  const rest = missesOf(original, copy, best);
  return sqrt(rest.reduce((sum, miss) => sum + miss, 0) / (3 * best.length));
}

function missesOf(original: ArrayLike<number>, copy: Float32Array, cells: number[]): number[] {
  const misses = cells.map(() => 0);
  const n = cells.length;
  for (let channel = 0; channel < 3; channel++) {
    let [sa, sb, ab, bb] = [0, 0, 0, 0];
    for (const cell of cells) {
      const [a, b] = [original[cell + channel], copy[cell + channel]];
      sa += a;
      sb += b;
      ab += a * b;
      bb += b * b;
    }
    const spread = bb - (sb * sb) / n;
    const gain = spread > 0 ? max(0, (ab - (sa * sb) / n) / spread) : 0;
    cells.forEach((cell, index) => {
      const expected = sa / n + gain * (copy[cell + channel] - sb / n);
      misses[index] += (original[cell + channel] - expected) ** 2;
    });
  }
  return misses;
}
