import { ceil, floor, max, min } from './math.js';
import type { Plane } from './planar.js';

export type Point = { x: number; y: number };

/** Even-odd fill of pixel centers with the maximum of old value and `value`. */
export function fillPolygon(
  plane: Plane,
  width: number,
  height: number,
  points: readonly Point[],
  value = 1,
): void {
  const ys = points.map((p) => p.y);
  const from = max(0, floor(min(...ys)));
  const to = min(height - 1, ceil(max(...ys)));
  for (let y = from; y <= to; y++) {
    const line = y + 0.5;
    const crossings: number[] = [];
    points.forEach((a, i) => {
      const b = points[(i + 1) % points.length];
      if (a.y <= line !== b.y <= line)
        crossings.push(a.x + ((line - a.y) * (b.x - a.x)) / (b.y - a.y));
    });
    crossings.sort((p, q) => p - q);
    for (let k = 0; k + 1 < crossings.length; k += 2) {
      const start = max(0, ceil(crossings[k] - 0.5));
      const end = min(width - 1, floor(crossings[k + 1] - 0.5));
      for (let x = start; x <= end; x++) {
        const i = y * width + x;
        if (plane[i] < value) plane[i] = value;
      }
    }
  }
}

export function grow(points: readonly Point[], factor: number): Point[] {
  const x = points.reduce((sum, p) => sum + p.x, 0) / points.length;
  const y = points.reduce((sum, p) => sum + p.y, 0) / points.length;
  return points.map((p) => ({ x: x + (p.x - x) * factor, y: y + (p.y - y) * factor }));
}
