import { sampleAffine, squareCrop } from '../../imaging/affine.js';
import { guidedFilter } from '../../imaging/guided-filter.js';
import { fromRgb, luma, type Plane, planar, toRgb } from '../../imaging/planar.js';
import type { RgbImage } from '../../imaging/rgb-image.js';
import { lumaOf } from '../face-quality.js';
import { type Box, centreOf } from '../geometry.js';

/** In 8-bit steps: noise that a portrait hides, and noise beyond which filtering would melt a face. */
const VISIBLE = 3;
const MOST = 16;
/** Smoothest share of the blocks of a face: pores and brows are no noise. */
const SMOOTH = 0.3;
const BLOCK = 8;
/** Noise that matters as much as a step between blocks of 1. */
const STEPS = 0.6;
/** Radii of the filters of lightness and color, in px. */
const REACH = { grain: [2, 5], blocks: [4, 6] } as const;
/** Larger photos lose their noise when they become a portrait. */
const MOST_PIXELS = 3_000_000;

/** Smooths noise and JPEG blocks, color more than lightness. Edges above the noise stay. */
export function withoutNoise(photo: RgbImage, face: Box): RgbImage {
  if (photo.width * photo.height > MOST_PIXELS) return photo;
  const grain = noiseOf(photo, face);
  const blocks = STEPS * stepsOf(photo, face);
  const noise = Math.min(MOST, Math.max(grain, blocks));
  if (noise < VISIBLE) return photo;
  const [fine, coarse] = blocks > grain ? REACH.blocks : REACH.grain;
  const { width, height } = photo;
  const picture = fromRgb(photo);
  const light = luma(picture);
  const edge = (2 * noise) / 255;
  const smooth = guidedFilter(light, light, width, height, fine, edge ** 2);
  const out = planar(width, height);
  const tint = (channel: Plane) =>
    guidedFilter(
      smooth,
      channel.map((v, i) => v - light[i]),
      width,
      height,
      coarse,
      edge ** 2,
    );
  for (const k of ['r', 'g', 'b'] as const) {
    const own = tint(picture[k]);
    for (let i = 0; i < own.length; i++) out[k][i] = smooth[i] + own[i];
  }
  return toRgb(out);
}

/** Deviation of a pixel from its neighbors in the smoothest parts of the face, 0 to 255. */
export function noiseOf(photo: RgbImage, face: Box): number {
  const [centreX, centreY] = centreOf(face);
  // Even, so that the sample consists of whole pixels.
  const side = 2 * Math.max(2 * BLOCK, Math.floor(Math.min(face.width, face.height) / 2));
  const map = squareCrop(
    { centreX: Math.round(centreX), centreY: Math.round(centreY), side, angle: 0 },
    side,
  );
  const light = lumaOf(sampleAffine(photo, map, side, side, 'edge'));
  const blocks: number[] = [];
  for (let top = 1; top + BLOCK < side; top += BLOCK) {
    for (let left = 1; left + BLOCK < side; left += BLOCK) {
      let squares = 0;
      for (let y = top; y < top + BLOCK; y++) {
        for (let x = left; x < left + BLOCK; x++) squares += unevenness(light, y * side + x, side);
      }
      blocks.push(squares / BLOCK ** 2);
    }
  }
  blocks.sort((a, b) => a - b);
  return Math.sqrt(blocks[Math.floor(SMOOTH * blocks.length)] / 36);
}

/** How much larger the steps between the blocks of a JPEG file are than those inside, 0 to 255. */
function stepsOf({ width, height, data }: RgbImage, face: Box): number {
  const sums = [0, 0];
  const counts = [0, 0];
  const [left, top] = [Math.max(BLOCK, Math.ceil(face.x)), Math.max(1, Math.ceil(face.y))];
  for (let y = top; y < Math.min(height, face.y + face.height); y++) {
    for (let x = left; x < Math.min(width, face.x + face.width); x++) {
      const phase = x % BLOCK;
      const kind = phase === 0 ? 1 : phase > 2 && phase < 7 ? 0 : -1;
      if (kind < 0) continue;
      const i = 3 * (y * width + x) + 1;
      sums[kind] += Math.abs(data[i] - data[i - 3]);
      counts[kind] += 1;
    }
  }
  return counts[1] > 0 ? sums[1] / counts[1] - sums[0] / counts[0] : 0;
}

/** Square of a filter without response to slopes (Immerkær 1996); 36 times the noise's variance. */
function unevenness(v: Float32Array, i: number, side: number): number {
  const [up, down] = [i - side, i + side];
  const corners = v[up - 1] + v[up + 1] + v[down - 1] + v[down + 1];
  return (corners - 2 * (v[up] + v[down] + v[i - 1] + v[i + 1]) + 4 * v[i]) ** 2;
}
