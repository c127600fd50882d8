import { SPACING } from '@likeness/contracts/provenance/visual-words';
import { ceil, floor, hypot, max, min, round } from '../../imaging/math.js';
import { downsample } from '../../imaging/resample.js';
import type { Plane } from '../../imaging/planar.js';

const SIDE = 1024;

/** Affine, from units of the original to pixels: a, b, x, c, d, y. */
export type Placement = readonly [number, number, number, number, number, number];

export type Grey = { readonly width: number; readonly height: number; readonly plane: Plane };

export type RegisteredView = Grey & {
  /** 1 where the copy shows the original, else 0. */
  readonly shown: Uint8Array;
};

export type Extent = { readonly width: number; readonly height: number };

/** In units; the longer side is 1024. */
export function extentOf({ width, height }: Extent): Extent {
  const scale = max(width, height) / SIDE;
  return { width: width / scale, height: height / scale };
}

function viewSize({ width, height }: Extent): Extent {
  return { width: round(width / SPACING), height: round(height / SPACING) };
}

export function viewThrough(
  levels: readonly Grey[],
  [a, b, tx, c, d, ty]: Placement,
  extent: Extent,
): RegisteredView {
  const { width, height } = viewSize(extent);
  let level = 0;
  const stepped = hypot(a, c) * SPACING;
  while (level + 1 < levels.length && stepped / 2 ** (level + 1) > 0.9) level++;
  const { plane, width: w, height: h } = levels[level];
  const scale = 1 / 2 ** level;
  const out = new Float32Array(width * height);
  const shown = new Uint8Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    const fy = (within(y, height) + 0.5) * SPACING;
    for (let x = 0; x < width; x++, i++) {
      const fx = (within(x, width) + 0.5) * SPACING;
      const u = (a * fx + b * fy + tx) * scale - 0.5;
      const v = (c * fx + d * fy + ty) * scale - 0.5;
      if (u < -0.75 || v < -0.75 || u > w - 0.25 || v > h - 0.25) continue;
      const x0 = max(0, min(w - 2, floor(u)));
      const y0 = max(0, min(h - 2, floor(v)));
      const s = max(0, min(1, u - x0));
      const at = y0 * w + x0;
      const top = plane[at] + (plane[at + 1] - plane[at]) * s;
      const bottom = plane[at + w] + (plane[at + w + 1] - plane[at + w]) * s;
      out[i] = top + (bottom - top) * max(0, min(1, v - y0));
      shown[i] = 1;
    }
  }
  return { width, height, plane: out, shown };
}

/** Clamps to inner samples: the surroundings of a copy bleed into its edge. */
function within(position: number, count: number): number {
  return max(1, min(count - 2, position));
}

export function halves(picture: Grey): Grey[] {
  const levels = [picture];
  while (levels[levels.length - 1].width > 2 * ceil(SIDE / SPACING / 2)) {
    const { plane, width, height } = levels[levels.length - 1];
    levels.push(downsample(plane, width, height, 2));
    if (levels.length > 6) break;
  }
  return levels;
}
