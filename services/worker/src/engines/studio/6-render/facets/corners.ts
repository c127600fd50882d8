import { abs, floor } from '../../../../imaging/math.js';
import type { Point } from '../../../../imaging/polygon.js';
import type { Random } from '../../../../imaging/random.js';
import type { Scene } from '../../model/scene.js';
import type { FacetsLook } from '../../model/looks.js';

export function backdropCorners({ size, alpha }: Scene, look: FacetsLook, random: Random): Point[] {
  const cell = size / look.corners.across;
  const out: Point[] = [];
  for (let row = 0; row < look.corners.across; row++) {
    for (let column = 0; column < look.corners.across; column++) {
      const x = (column + random.between(0.15, 0.85)) * cell;
      const y = (row + random.between(0.15, 0.85)) * cell;
      if (alpha[floor(y) * size + floor(x)] < 0.1) out.push({ x, y });
    }
  }
  return out;
}

export function frameCorners(size: number, random: Random): Point[] {
  const out: Point[] = [];
  const away = () => size * random.between(0.01, 0.06);
  const steps = 8;
  for (let n = 0; n <= steps; n++) {
    const along = (n / steps) * size + random.between(-1, 1);
    out.push({ x: along, y: -away() }, { x: along, y: size + away() });
    out.push({ x: -away(), y: along }, { x: size + away(), y: along });
  }
  return out;
}

/** Points on the outline, so that no triangle crosses it. */
export function outlineCorners({ size, alpha }: Scene, look: FacetsLook): Point[] {
  const cell = floor(size / look.outline);
  const out: Point[] = [];
  for (let top = 0; top + cell < size; top += cell) {
    for (let left = 0; left + cell < size; left += cell) {
      let [best, x, y] = [0.25, -1, -1];
      for (let v = top; v < top + cell; v += 2) {
        for (let u = left; u < left + cell; u += 2) {
          const i = v * size + u;
          const step = abs(alpha[i + 1] - alpha[i]) + abs(alpha[i + size] - alpha[i]);
          const fit = step + 0.5 - abs(alpha[i] - 0.5);
          if (step > 0.02 && fit > best) [best, x, y] = [fit, u, v];
        }
      }
      if (x >= 0) out.push({ x, y });
    }
  }
  return out;
}
