import { abs, floor, max, min } from './math.js';

type Corner = { readonly x: number; readonly y: number };

type Grid = {
  readonly width: number;
  readonly height: number;
  /** Sample position within a pixel: 0.5 is the center. */
  readonly at: number;
  /** Minimum doubled area of a triangle. */
  readonly smallest: number;
  /** Tolerance outside an edge, in shares of the triangle's height on it. */
  readonly slack: number;
};

/** Receives a pixel's index and barycentric coordinates. */
type Visit = (index: number, u: number, v: number, w: number) => void;

export function eachPixelOf(
  [a, b, c]: readonly [Corner, Corner, Corner],
  { width, height, at, smallest, slack }: Grid,
  visit: Visit,
): void {
  const double = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
  if (abs(double) < smallest) return;
  const right = min(width - 1, max(a.x, b.x, c.x));
  const bottom = min(height - 1, max(a.y, b.y, c.y));
  for (let y = max(0, floor(min(a.y, b.y, c.y))); y <= bottom; y++) {
    for (let x = max(0, floor(min(a.x, b.x, c.x))); x <= right; x++) {
      const [px, py] = [x + at, y + at];
      const u = ((b.x - px) * (c.y - py) - (c.x - px) * (b.y - py)) / double;
      const v = ((c.x - px) * (a.y - py) - (a.x - px) * (c.y - py)) / double;
      if (u < -slack || v < -slack || u + v > 1 + slack) continue;
      visit(y * width + x, u, v, 1 - u - v);
    }
  }
}
