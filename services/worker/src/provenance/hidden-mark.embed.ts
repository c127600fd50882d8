import { ceil, max, min, sqrt } from '../imaging/math.js';
import { resize } from '../imaging/resample.js';
import type { RgbImage } from '../imaging/rgb-image.js';
import { type MarkChips, withoutSurroundings } from './mark-chips.js';

/** Strength in even areas, in 8-bit steps, and its growth with local contrast. */
const EVEN = 1;
const PER_STEP = 0.1;
const STRONGEST = 2.6;
const BLOCK = 8;

/** Spread-spectrum watermark (Cox et al. 1997) with a perceptual mask. Deterministic. */
export function embedMark({ width, height, data }: RgbImage, chips: MarkChips): RgbImage {
  const strength = strengthOf(data, width, height);
  const signs = withoutSurroundings(Float32Array.from(chips.signs), chips.width, chips.height);
  const mark = resize(signs, chips.width, chips.height, width, height);
  const marked = new Uint8ClampedArray(data);
  for (let i = 0, j = 0; i < mark.length; i++, j += 3) {
    const change = strength[i] * mark[i];
    marked[j] += change;
    marked[j + 1] += change;
    marked[j + 2] += change;
  }
  return { width, height, data: new Uint8Array(marked.buffer) };
}

function strengthOf(data: Uint8Array, width: number, height: number): Float32Array {
  const columns = ceil(width / BLOCK);
  const rows = ceil(height / BLOCK);
  const sums = new Float64Array(columns * rows);
  const squares = new Float64Array(columns * rows);
  const counts = new Float64Array(columns * rows);
  for (let y = 0, j = 0; y < height; y++) {
    const row = ((y / BLOCK) | 0) * columns;
    for (let x = 0; x < width; x++, j += 3) {
      const luma = 0.299 * data[j] + 0.587 * data[j + 1] + 0.114 * data[j + 2];
      const block = row + ((x / BLOCK) | 0);
      sums[block] += luma;
      squares[block] += luma * luma;
      counts[block]++;
    }
  }
  const strengths = Float32Array.from(sums, (sum, block) => {
    const mean = sum / counts[block];
    const deviation = sqrt(max(squares[block] / counts[block] - mean * mean, 0));
    return min(EVEN + PER_STEP * deviation, STRONGEST);
  });
  return resize(strengths, columns, rows, width, height);
}
