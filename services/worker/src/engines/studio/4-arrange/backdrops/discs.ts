import type { Box } from '../../../../analysis/geometry.js';
import { abs, ceil, floor, hypot, max, min } from '../../../../imaging/math.js';
import type { Planar } from '../../../../imaging/planar.js';
import { clamp, mix, smoothstep } from '../../../../imaging/scalar.js';

/** A disc brighter at its rim than at its `middle`. Lengths in pixels. */
export function addDisc(
  image: Planar,
  centre: { x: number; y: number },
  radius: number,
  colour: readonly number[],
  strength: number,
  middle = 0.7,
): void {
  const { width, height } = image;
  const y0 = max(0, floor(centre.y - radius));
  const y1 = min(height - 1, ceil(centre.y + radius));
  const x0 = max(0, floor(centre.x - radius));
  const x1 = min(width - 1, ceil(centre.x + radius));
  const edge = max(1, radius * 0.06);
  for (let y = y0; y <= y1; y++) {
    for (let x = x0; x <= x1; x++) {
      const d = hypot(x - centre.x, y - centre.y);
      const cover = clamp((radius - d) / edge);
      if (cover === 0) continue;
      const t = cover * mix(middle, 1, smoothstep(radius * 0.7, radius * 0.97, d)) * strength;
      const i = y * width + x;
      image.r[i] += colour[0] * t;
      image.g[i] += colour[1] * t;
      image.b[i] += colour[2] * t;
    }
  }
}

/** Whether a disc touches `box`. */
export function touches(box: Box, centre: { x: number; y: number }, radius: number): boolean {
  return (
    abs(centre.x - box.x - box.width / 2) < box.width / 2 + radius &&
    abs(centre.y - box.y - box.height / 2) < box.height / 2 + radius
  );
}
