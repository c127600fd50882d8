import { gaussianBlur } from '../../imaging/blur.js';
import type { RgbImage } from '../../imaging/rgb-image.js';

/** Blur in pixels that removes the mark: a forger's estimate of the original. */
const CLEANING_SIGMA = 3;
const MOST = 6;

export function estimatedMark(marked: readonly RgbImage[]): Float32Array {
  const mean = new Float32Array(marked[0].width * marked[0].height);
  for (const { width, height, data } of marked) {
    const luma = Float32Array.from(
      { length: width * height },
      (_, i) => 0.299 * data[3 * i] + 0.587 * data[3 * i + 1] + 0.114 * data[3 * i + 2],
    );
    const smooth = gaussianBlur(luma, width, height, CLEANING_SIGMA);
    for (let i = 0; i < mean.length; i++) {
      mean[i] += Math.max(-MOST, Math.min(MOST, luma[i] - smooth[i])) / marked.length;
    }
  }
  return mean;
}

/** Averages the residue over tiles, which would reveal a repeating mark. */
export function folded(residue: Float32Array, width: number, tile: number): Float32Array {
  const sums = new Float32Array(tile * tile);
  const counts = new Float32Array(tile * tile);
  const place = (i: number) => (Math.floor(i / width) % tile) * tile + ((i % width) % tile);
  residue.forEach((value, i) => {
    sums[place(i)] += value;
    counts[place(i)]++;
  });
  return residue.map((_, i) => sums[place(i)] / counts[place(i)]);
}

export function strengthAt(psnr: number, mark: Float32Array): number {
  const energy = mark.reduce((sum, value) => sum + value * value, 0) / mark.length;
  return (255 * 10 ** (-psnr / 20)) / Math.sqrt(energy);
}

export function withMark(image: RgbImage, mark: Float32Array, strength: number): RgbImage {
  const data = new Uint8ClampedArray(image.data);
  mark.forEach((value, i) => {
    for (let channel = 0; channel < 3; channel++) data[3 * i + channel] += strength * value;
  });
  return { ...image, data: new Uint8Array(data.buffer) };
}

/** The square of `side` pixels at the top left. */
export function cropped({ width, data }: RgbImage, side: number): RgbImage {
  const out = new Uint8Array(side * side * 3);
  for (let y = 0; y < side; y++) {
    out.set(data.subarray(y * width * 3, (y * width + side) * 3), y * side * 3);
  }
  return { width: side, height: side, data: out };
}

/** The square of `side` pixels at the top left. */
export function croppedPlane(plane: Float32Array, width: number, side: number): Float32Array {
  const out = new Float32Array(side * side);
  for (let y = 0; y < side; y++) out.set(plane.subarray(y * width, y * width + side), y * side);
  return out;
}
