import { gaussianBlur } from '../../imaging/blur.js';
import { greyOf } from '../../imaging/planar.js';
import type { RgbImage } from '../../imaging/rgb-image.js';

/** Blur in pixels that removes the mark: a forger's estimate of the original. */
const CLEANING_SIGMA = 3;
const MOST = 6;

/** The mean residue of pictures of equal size. */
export function estimatedMark(marked: readonly RgbImage[]): Float32Array {
  const mean = new Float32Array(marked[0].width * marked[0].height);
  for (const image of marked) {
    const grey = greyOf(image);
    const smooth = gaussianBlur(grey, image.width, image.height, CLEANING_SIGMA);
    for (let i = 0; i < mean.length; i++) {
      mean[i] += Math.max(-MOST, Math.min(MOST, grey[i] - smooth[i])) / marked.length;
    }
  }
  return mean;
}

/** @param decibels how much the picture changes (PSNR) */
export function withResidue(image: RgbImage, residue: Float32Array, decibels: number): RgbImage {
  const energy = residue.reduce((sum, value) => sum + value * value, 0) / residue.length;
  const strength = (255 * 10 ** (-Math.abs(decibels) / 20)) / Math.sqrt(energy);
  const data = new Uint8ClampedArray(image.data);
  residue.forEach((value, i) => {
    for (let channel = 0; channel < 3; channel++) {
      data[3 * i + channel] += Math.sign(decibels) * strength * value;
    }
  });
  return { ...image, data: new Uint8Array(data.buffer) };
}
