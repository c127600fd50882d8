import { max, min } from './math.js';
import type { Planar, Plane } from './planar.js';

export type Part = { left: number; top: number; width: number; height: number };

/** Sides are multiples of this, for work at reduced size. */
const GRID = 4;

/** Bounding box of values above `least`, plus `margin` pixels; empty if there are none. */
export function partAbove(
  plane: Plane,
  width: number,
  height: number,
  least: number,
  margin: number,
): Part {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (plane[i] <= least) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  if (bottom < 0) return { left: 0, top: 0, width: 0, height: 0 };
  const down = (v: number) => max(0, v - margin - ((v - margin) % GRID));
  const up = (v: number, end: number) => min(end, v + margin + GRID - ((v + margin) % GRID));
  const [x, y] = [down(left), down(top)];
  return { left: x, top: y, width: up(right, width) - x, height: up(bottom, height) - y };
}

export function eachOfPart(
  { left, top, width, height }: Part,
  across: number,
  change: (whole: number, own: number) => void,
): void {
  for (let y = 0, own = 0; y < height; y++) {
    const row = (top + y) * across + left;
    for (let x = 0; x < width; x++, own++) change(row + x, own);
  }
}

export function lumaOfPart({ r, g, b, width: across }: Planar, part: Part): Plane {
  const out = new Float32Array(part.width * part.height);
  eachOfPart(part, across, (i, own) => {
    out[own] = 0.299 * r[i] + 0.587 * g[i] + 0.114 * b[i];
  });
  return out;
}
