import type { RgbImage } from './rgb-image.js';

const levelsOfImage = new WeakMap<RgbImage, RgbImage[]>();

/** 2^level with 2×2 means; an odd last row or column is alone. Cached with the picture. */
export function mipLevel(image: RgbImage, level: number): RgbImage {
  let levels = levelsOfImage.get(image);
  if (!levels) levelsOfImage.set(image, (levels = [image]));
  while (levels.length <= level) levels.push(halve(levels[levels.length - 1]));
  return levels[level];
}

function halve({ width, height, data }: RgbImage): RgbImage {
  const halfWidth = Math.ceil(width / 2);
  const halfHeight = Math.ceil(height / 2);
  const half = new Uint8Array(halfWidth * halfHeight * 3);
  for (let y = 0, to = 0; y < halfHeight; y++) {
    const upper = 2 * y * width;
    const lower = Math.min(2 * y + 1, height - 1) * width;
    for (let x = 0; x < halfWidth; x++) {
      const left = 2 * x;
      const right = Math.min(left + 1, width - 1);
      const a = (upper + left) * 3;
      const b = (upper + right) * 3;
      const c = (lower + left) * 3;
      const d = (lower + right) * 3;
      for (let channel = 0; channel < 3; channel++) {
        const sum = data[a + channel] + data[b + channel] + data[c + channel] + data[d + channel];
        half[to++] = (sum + 2) >> 2;
      }
    }
  }
  return { width: halfWidth, height: halfHeight, data: half };
}
