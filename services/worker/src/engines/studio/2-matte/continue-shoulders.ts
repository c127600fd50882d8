import { floor, max, min, round } from '../../../imaging/math.js';
import { CHANNELS, type Planar, type Plane } from '../../../imaging/planar.js';
import { clamp, smoothstep } from '../../../imaging/scalar.js';
import { highestShoulder } from '../1-compose/shoulders.js';
import type { View } from '../model/view.js';

/** In face heights: the cloth that is repeated beyond the photo, and the part of the outline that gives its slope. */
const REPEATED = 0.12;
const SLOPED = 0.15;
/** Rows per column: shoulders fall outward, and ever more. */
const SLOPE = { least: 0.15, most: 1.2 } as const;
const ROUND = 0.5;
/** In face heights: the cut-out fades at the photo's edge. */
const FADED = 0.03;
/** In pixels. */
const SOFT = 1.5;

type Cut = { readonly alpha: Plane; readonly foreground: Planar };

/**
 * Continues shoulders that a side of the photo cuts, in place: the outline falls on, and cloth is
 * mirrored along it. @returns whether there was such a shoulder
 */
export function continueShoulders(
  { alpha, foreground }: Cut,
  { inside, landmarks }: View,
  faceHeight: number,
): boolean {
  const { width: size } = foreground;
  const highest = highestShoulder(landmarks[152].y, faceHeight);
  const faded = max(4, round(FADED * faceHeight));
  const sides = [-1, 1] as const;
  return sides.map((side) => continueAt(side)).includes(true);

  function continueAt(side: -1 | 1): boolean {
    const edges = edgesOf(inside, size, side);
    const column = (y: number, depth: number) => clamp(edges[y] - side * depth, 0, size - 1);
    const bottom = size - 1;
    if (edges[bottom] < 0 || (side < 0 ? edges[bottom] : size - 1 - edges[bottom]) < faded) {
      return false;
    }
    const deepest = max(faded + 2, round(max(REPEATED, SLOPED) * faceHeight));
    const outline = Array.from({ length: deepest + 1 }, (_, depth) => {
      let y = bottom + 1;
      while (y > 0 && edges[y - 1] >= 0 && alpha[(y - 1) * size + column(y - 1, depth)] > 0.5) y--;
      return y;
    });
    const top = outline[faded];
    if (top > bottom || top < highest) return false;
    const reach = round(SLOPED * faceHeight);
    const slope = clamp((top - outline[reach]) / (reach - faded), SLOPE.least, SLOPE.most);
    const repeated = max(1, round(REPEATED * faceHeight) - faded);
    for (let y = floor(top - faded); y <= bottom; y++) {
      if (edges[y] < 0) continue;
      const outward = side < 0 ? edges[y] : size - 1 - edges[y];
      for (let d = 1 - faded; d <= outward; d++) {
        const at = y * size + edges[y] + side * d;
        const fallen = top + slope * (d + faded) + (ROUND * max(0, d) ** 2) / faceHeight;
        const opacity = smoothstep(fallen - SOFT, fallen + SOFT, y + 0.5);
        alpha[at] = d < 1 ? max(alpha[at], opacity) : opacity;
        const depth = faded + mirrored(d + faded, repeated);
        const under = clamp(y - fallen + outline[depth], outline[depth] + SOFT, bottom);
        const row = min(round(under), bottom);
        const from = row * size + column(row, depth);
        for (const channel of CHANNELS) foreground[channel][at] = foreground[channel][from];
      }
    }
    return true;
  }
}

/** The outermost column of the photo in each row; -1 without any. */
function edgesOf(inside: Plane, size: number, side: -1 | 1): Int32Array {
  return Int32Array.from({ length: size }, (_, y) => {
    const start = side < 0 ? 0 : size - 1;
    for (let k = 0; k < size; k++)
      if (inside[y * size + start - side * k] > 0.5) return start - side * k;
    return -1;
  });
}

/** Back and forth between 0 and `length`. */
function mirrored(d: number, length: number): number {
  const t = d % (2 * length);
  return t < length ? t : 2 * length - t;
}
