import { CELL } from '@likeness/contracts/provenance/visual-words';
import { gaussianBlur } from '../../imaging/blur.js';
import { floor, max, min, round } from '../../imaging/math.js';
import type { Plane } from '../../imaging/planar.js';
import type { RegisteredView } from './registered-view.js';

/** Blur in samples: detail below FINE and shading above COARSE are removed. */
const FINE = 3;
const COARSE = 9;
const COVERED = 0.85;

/** One value per cell; NaN where the copy hides it. */
export function textureOf({ plane, shown, width, height }: RegisteredView): Float32Array {
  const blur = (values: Plane, sigma: number) => gaussianBlur(values, width, height, sigma);
  const mask = new Float32Array(shown);
  const cover = shown.includes(0) ? blur(mask, COARSE) : mask;
  const near = shown.includes(0) ? blur(mask, FINE) : mask;
  const [fine, coarse] = [blur(plane, FINE), blur(plane, COARSE)];
  const [columns, rows] = [width, height].map((side) => max(1, round(side / CELL)));
  const at = (limit: number, i: number) => min(limit - 1, round((i + 0.5) * CELL));
  return Float32Array.from({ length: columns * rows }, (_, i) => {
    const place = at(height, floor(i / columns)) * width + at(width, i % columns);
    if (cover[place] <= COVERED) return NaN;
    return fine[place] / near[place] - coarse[place] / cover[place];
  });
}
