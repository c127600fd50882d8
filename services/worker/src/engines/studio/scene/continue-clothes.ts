import type { Box } from '../../../analysis/geometry.js';
import { abs, ceil, floor, hypot, max, min, round, sqrt } from '../../../imaging/math.js';
import { rgbToLab } from '../../../imaging/colour.js';
import { CHANNELS, type Planar } from '../../../imaging/planar.js';
import { clamp } from '../../../imaging/scalar.js';
import type { Scene } from '../model/scene.js';
import { heightOfFace, type Landmarks } from '../../../analysis/landmarks.js';

/** How far clothes go on beyond each side of the photo, in face heights. */
export const CONTINUED = 0.3;
/** The matte fades near the photo's edge: clothes continue from this line, in face heights. */
const INSIDE = 0.06;
/** Standard deviations of plain cloth in L* and in a*b*. */
const PLAIN = { lightness: 16, chroma: 8 } as const;
/** Slopes of a shoulder's outline, and how it rounds down, per face height. */
const SLOPE = { least: 0.12, most: 1.3, rounding: 0.5 } as const;

type CutOut = Pick<Scene, 'alpha' | 'foreground' | 'surroundings'>;

/**
 * Continues the shoulders beyond the photo's sides, in place: the cloth beside the edge, mirrored and
 * lowered along the outline's slope.
 * @returns false if hair, a pattern or a raised arm reaches a side, or if the matte isn't trusted
 */
export function continueClothes(
  { alpha, foreground, surroundings }: CutOut,
  photo: Box,
  landmarks: Landmarks,
): boolean {
  const { width: size } = foreground;
  const faceHeight = heightOfFace(landmarks);
  const inset = INSIDE * faceHeight;
  const soft = 0.04 * faceHeight;
  const bottom = min(size, photo.y + photo.height);
  const lowest = floor(bottom - inset);
  const topAt = (x: number) => {
    let y = lowest;
    while (y > 0 && alpha[(y - 1) * size + x] > 0.5) y--;
    return y;
  };
  const run = round(0.12 * faceHeight);
  const highest = landmarks[152].y - 0.15 * faceHeight;
  const sides = [
    { from: ceil(photo.x + inset), out: -1 },
    { from: floor(photo.x + photo.width - inset) - 1, out: 1 },
  ].filter(({ from }) => from > inset && from < size - inset);
  const plans = sides.map(({ from, out }) => {
    const reach = min(
      round((CONTINUED + INSIDE) * faceHeight) + 1,
      out < 0 ? from : size - 1 - from,
    );
    const top = topAt(from);
    let cloth = 0;
    while (cloth < reach && topAt(clamp(from - out * (cloth + 1), 0, size - 1)) > highest) cloth++;
    return { from, out, reach, cloth, top, slope: (top - topAt(from - out * run)) / run };
  });
  const touching = plans.filter(({ top }) => top < lowest);
  const isFit =
    (surroundings === null || touching.length === 0) &&
    touching.every(
      (plan) =>
        plan.cloth >= run &&
        plan.slope < SLOPE.most &&
        isPlain(foreground, plan, faceHeight, bottom),
    );
  if (!isFit) return false;
  for (const { from, out, reach, cloth, top, slope } of touching) {
    for (let d = 1; d <= reach; d++) {
      // Back and forth within the cloth: further in is the neck.
      const source = from - out * (cloth - abs(cloth - (d % (2 * cloth))));
      const target = from + out * d;
      const along = (max(slope, SLOPE.least) + (SLOPE.rounding * d) / faceHeight) * d;
      const outline = topAt(source);
      const lowered = max(0, round(top + along - outline));
      for (let y = size - 1; y >= 0; y--) {
        const [i, j] = [y * size + target, max(0, y - lowered) * size + source];
        const isAbove = y < lowered + outline - soft;
        alpha[i] = isAbove || y >= bottom ? 0 : alpha[j];
        for (const channel of CHANNELS) foreground[channel][i] = foreground[channel][j];
      }
    }
  }
  return true;
}

function isPlain(
  { width: size, r, g, b }: Planar,
  { from, out, top, cloth }: { from: number; out: number; top: number; cloth: number },
  faceHeight: number,
  bottom: number,
): boolean {
  const lab = [0, 0, 0];
  const [sum, squares] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  let count = 0;
  for (let d = 0; d <= cloth; d += 2) {
    for (let y = ceil(top + 0.06 * faceHeight); y < bottom - 2; y += 2) {
      const i = y * size + from - out * d;
      rgbToLab(r[i], g[i], b[i], lab);
      lab.forEach((v, k) => {
        sum[k] += v;
        squares[k] += v * v;
      });
      count++;
    }
  }
  if (count === 0) return true;
  const [l, u, v] = sum.map((s, k) => sqrt(abs(squares[k] / count - (s / count) ** 2)));
  return l < PLAIN.lightness && hypot(u, v) < PLAIN.chroma;
}
