import { boxBlur } from '../engines/pixels/blur.js';
import { max, min, sqrt } from '../engines/pixels/math.js';
import type { RgbImage } from '../raster/rgb-image.js';
import { type MarkPattern, TILE } from './mark-pattern.js';

/** Strength on even ground, in 8-bit steps, and its growth with the liveliness around a pixel. */
const EVEN = 0.55;
const PER_STEP = 0.05;
const STRONGEST = 1.4;
/** Half the side in pixels of the surroundings that liveliness is taken from. */
const SURROUNDINGS = 4;

/**
 * The picture with a mark in its brightness that nobody sees: noise of a keyed pattern, faint where
 * the picture is even and stronger where hair, cloth or brush strokes cover it (spread spectrum, Cox
 * et al. 1997, with a perceptual mask). The same picture and key give the same pixels.
 */
export function embedMark({ width, height, data }: RgbImage, { tile }: MarkPattern): RgbImage {
  const strength = strengthOf(data, width, height);
  const marked = new Uint8ClampedArray(data);
  for (let y = 0, i = 0, j = 0; y < height; y++) {
    const row = (y % TILE) * TILE;
    for (let x = 0; x < width; x++, i++, j += 3) {
      const change = strength[i] * tile[row + (x % TILE)];
      marked[j] += change;
      marked[j + 1] += change;
      marked[j + 2] += change;
    }
  }
  return { width, height, data: new Uint8Array(marked.buffer) };
}

function strengthOf(data: Uint8Array, width: number, height: number): Float32Array {
  const luma = new Float32Array(width * height);
  for (let i = 0, j = 0; i < luma.length; i++, j += 3) {
    luma[i] = 0.299 * data[j] + 0.587 * data[j + 1] + 0.114 * data[j + 2];
  }
  const mean = boxBlur(luma, width, height, SURROUNDINGS);
  const square = boxBlur(
    luma.map((value) => value * value),
    width,
    height,
    SURROUNDINGS,
  );
  for (let i = 0; i < luma.length; i++) {
    const deviation = sqrt(max(square[i] - mean[i] * mean[i], 0));
    luma[i] = min(EVEN + PER_STEP * deviation, STRONGEST);
  }
  return luma;
}
