import type { RgbImage } from './rgb-image.js';

const levelsOfImage = new WeakMap<RgbImage, RgbImage[]>();

/** 2^level with 2×2 means; an odd last row or column is alone. Cached with the picture. */
function mipLevel(image: RgbImage, level: number): RgbImage {
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

/** Maps result position (x, y) to source position (ax + by + c, dx + ey + f), in pixels. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export type SquareRegion = {
  readonly centreX: number;
  readonly centreY: number;
  /** Side in source pixels. */
  readonly side: number;
  /** Clockwise rotation of the region in the picture, in radians. */
  readonly angle: number;
};

export function squareCrop({ centreX, centreY, side, angle }: SquareRegion, size: number): Affine {
  const scale = side / size;
  const cos = Math.cos(angle) * scale;
  const sin = Math.sin(angle) * scale;
  const half = size / 2;
  return [
    cos,
    -sin,
    centreX - half * cos + half * sin,
    sin,
    cos,
    centreY - half * sin - half * cos,
  ];
}

export function applyAffine([a, b, c, d, e, f]: Affine, x: number, y: number): [number, number] {
  return [a * x + b * y + c, d * x + e * y + f];
}

/**
 * Bilinear on the nearest mip level. The first pixel's center is (0.5, 0.5).
 * @param outside repeats the edge, or black
 * @returns interleaved RGB, 0..255, `width * height * 3` values
 */
export function sampleAffine(
  image: RgbImage,
  map: Affine,
  width: number,
  height: number,
  outside: 'edge' | 'black',
): Float32Array {
  const scale = Math.sqrt(Math.abs(map[0] * map[4] - map[1] * map[3]));
  const level = Math.max(0, Math.round(Math.log2(scale)));
  const source = mipLevel(image, level);
  const { data } = source;
  const shrink = 2 ** -level;
  const [a, b, c, d, e, f] = map.map((value) => value * shrink);
  const lastX = source.width - 1;
  const lastY = source.height - 1;
  const result = new Float32Array(width * height * 3);
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++, to += 3) {
      const u = a * (x + 0.5) + b * (y + 0.5) + c - 0.5;
      const v = d * (x + 0.5) + e * (y + 0.5) + f - 0.5;
      if (outside === 'black' && (u < -0.5 || v < -0.5 || u > lastX + 0.5 || v > lastY + 0.5)) {
        continue;
      }
      const clampedU = u < 0 ? 0 : u > lastX ? lastX : u;
      const clampedV = v < 0 ? 0 : v > lastY ? lastY : v;
      const left = Math.floor(clampedU);
      const top = Math.floor(clampedV);
      const right = left < lastX ? left + 1 : lastX;
      const bottom = top < lastY ? top + 1 : lastY;
      const tx = clampedU - left;
      const ty = clampedV - top;
      const topLeft = (top * source.width + left) * 3;
      const topRight = (top * source.width + right) * 3;
      const bottomLeft = (bottom * source.width + left) * 3;
      const bottomRight = (bottom * source.width + right) * 3;
      for (let channel = 0; channel < 3; channel++) {
        const upper = data[topLeft + channel] * (1 - tx) + data[topRight + channel] * tx;
        const lower = data[bottomLeft + channel] * (1 - tx) + data[bottomRight + channel] * tx;
        result[to + channel] = upper * (1 - ty) + lower * ty;
      }
    }
  }
  return result;
}
