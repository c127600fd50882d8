import { boxBlur } from '../engines/pixels/blur.js';
import { max, min, sqrt } from '../engines/pixels/math.js';
import type { Extent, RegisteredView } from './fingerprint/registered-view.js';
import { type MarkChips, withoutSurroundings } from './mark-chips.js';

/** Half the side, in samples, of the window whose mean and deviation a sample is compared with. */
const SURROUNDINGS = 4;
/** In 8-bit steps; keeps the noise of even areas from counting like texture. */
const CALM = 1;
/** Deviations beyond which a sample counts no more: edges say nothing about the mark. */
const CLIP = 2.5;

/**
 * How far a copy, laid over the original, agrees with the original's mark, in standard deviations
 * of what chance gives: the signs are independent of any picture that does not bear them, so for
 * all others this is normally distributed, whatever they show.
 * @param marks of equal size, one by each key @returns that of the mark it agrees with best
 */
export function matchMark(view: RegisteredView, marks: readonly MarkChips[]): number {
  const [{ width, height }] = marks;
  const values = withoutSurroundings(cellsOf(view, { width, height }), width, height);
  let energy = 0;
  for (const value of values) energy += value * value;
  return max(...marks.map(({ signs }) => agreement(values, signs))) / sqrt(energy || 1);
}

function agreement(values: Float32Array, signs: Int8Array): number {
  let match = 0;
  for (let i = 0; i < values.length; i++) match += values[i] * signs[i];
  return match;
}

/** What stands out in each cell, evened for local contrast; 0 where nothing is shown. */
function cellsOf({ plane, shown, width, height }: RegisteredView, cells: Extent): Float32Array {
  const mean = boxBlur(plane, width, height, SURROUNDINGS);
  const rest = new Float32Array(plane.length);
  for (let i = 0; i < rest.length; i++) rest[i] = shown[i] ? plane[i] - mean[i] : 0;
  const squares = rest.map((value) => value * value);
  const energy = boxBlur(squares, width, height, SURROUNDINGS);
  for (let i = 0; i < rest.length; i++) {
    const evened = rest[i] / (sqrt(max(energy[i], 0)) + CALM);
    rest[i] = max(-CLIP, min(CLIP, evened));
  }
  const out = new Float32Array(cells.width * cells.height);
  for (let y = 0; y < height; y++) {
    const row = min(y >> 1, cells.height - 1) * cells.width;
    for (let x = 0; x < width; x++) out[row + min(x >> 1, cells.width - 1)] += rest[y * width + x];
  }
  return out;
}
