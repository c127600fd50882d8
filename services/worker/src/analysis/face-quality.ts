import { sampleAffine, squareCrop } from '../imaging/affine.js';
import type { RgbImage } from '../imaging/rgb-image.js';
import { type Box, centreOf } from './geometry.js';

export type FaceQuality = {
  /** Mean luma, 0 to 255. */
  readonly brightness: number;
  /** RMS of the Laplacian over the luma's deviation at 128 px. Sharp photos: 0.1 to 0.35. */
  readonly sharpness: number;
  /** Mean luma of the brighter half of the face over the other, left against right; at least 1. */
  readonly sideContrast: number;
};

const SIZE = 128;
/** Excludes hair and background in the corners of the box. */
const INNER_SHARE = 0.8;

export function faceQuality(image: RgbImage, box: Box): FaceQuality {
  const [centreX, centreY] = centreOf(box);
  const side = Math.max(box.width, box.height) * INNER_SHARE;
  const crop = squareCrop({ centreX, centreY, side, angle: 0 }, SIZE);
  const luma = lumaOf(sampleAffine(image, crop, SIZE, SIZE, 'edge'));
  const brightness = luma.reduce((sum, value) => sum + value, 0) / luma.length;
  const variance = luma.reduce((sum, value) => sum + (value - brightness) ** 2, 0) / luma.length;
  const contrast = Math.sqrt(variance);
  return {
    brightness,
    sharpness: contrast > 0 ? laplacianRms(luma) / contrast : 0,
    sideContrast: sideContrast(luma),
  };
}

function sideContrast(luma: Float32Array): number {
  const sums = [1, 1];
  for (let i = 0; i < luma.length; i++) sums[i % SIZE < SIZE / 2 ? 0 : 1] += luma[i];
  return Math.max(...sums) / Math.min(...sums);
}

export function lumaOf(rgb: Float32Array): Float32Array {
  const luma = new Float32Array(rgb.length / 3);
  for (let i = 0; i < luma.length; i++) {
    luma[i] = 0.2126 * rgb[3 * i] + 0.7152 * rgb[3 * i + 1] + 0.0722 * rgb[3 * i + 2];
  }
  return luma;
}

function laplacianRms(luma: Float32Array): number {
  let squares = 0;
  for (let y = 1; y < SIZE - 1; y++) {
    for (let x = 1; x < SIZE - 1; x++) {
      const i = y * SIZE + x;
      squares += (luma[i - 1] + luma[i + 1] + luma[i - SIZE] + luma[i + SIZE] - 4 * luma[i]) ** 2;
    }
  }
  return Math.sqrt(squares / (SIZE - 2) ** 2);
}
