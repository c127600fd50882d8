import { ceil, exp, floor, hypot, max, min } from '../../pixels/math.js';
import { gaussianBlur } from '../../pixels/blur.js';
import { parseHex } from '../../pixels/colour.js';
import { planar, type Planar } from '../../pixels/planar.js';
import type { Random } from '../../pixels/random.js';
import { clamp, mix, smoothstep } from '../../pixels/scalar.js';
import type { NightBackdrop } from './backdrop.js';

/** Two glows at the sides and discs of light out of focus. */
export function paintNight(backdrop: NightBackdrop, size: number, random: Random): Planar {
  const [left, right, spark] = [backdrop.left, backdrop.right, backdrop.spark].map(parseHex);
  const out = planar(size, size);
  const [leftY, rightY] = [random.between(0.3, 0.55), random.between(0.3, 0.55)];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const [u, v] = [x / size, y / size];
      const l = exp(-(((u - 0.04) / 0.42) ** 2) - ((v - leftY) / 0.6) ** 2);
      const r = exp(-(((u - 0.96) / 0.42) ** 2) - ((v - rightY) / 0.6) ** 2);
      const i = y * size + x;
      out.r[i] = 0.02 + 0.36 * (l * left[0] + r * right[0]);
      out.g[i] = 0.014 + 0.36 * (l * left[1] + r * right[1]) * 0.6;
      out.b[i] = 0.055 + 0.36 * (l * left[2] + r * right[2]);
    }
  }
  const discs = planar(size, size);
  for (let n = 0; n < backdrop.discs; n++) {
    const place = { x: random.next() * size, y: random.next() * size * 0.92 };
    const radius = size * (0.009 + 0.05 * random.next() ** 1.8);
    const share = place.x / size;
    const lottery = random.next();
    const colour = lottery < 0.18 ? spark : random.next() < 1 - share ? left : right;
    addDisc(discs, place, radius, colour, random.between(0.08, 0.4));
  }
  const soft = size * 0.0016;
  for (const channel of ['r', 'g', 'b'] as const) {
    const glow = gaussianBlur(discs[channel], size, size, soft);
    const target = out[channel];
    for (let i = 0; i < target.length; i++) target[i] += glow[i] * 0.9;
  }
  return out;
}

/** A lens draws a point of light as a disc a little brighter at its rim. */
function addDisc(
  image: Planar,
  centre: { x: number; y: number },
  radius: number,
  colour: readonly number[],
  strength: number,
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
      const t = cover * mix(0.7, 1, smoothstep(radius * 0.7, radius * 0.97, d)) * strength;
      const i = y * width + x;
      image.r[i] += colour[0] * t;
      image.g[i] += colour[1] * t;
      image.b[i] += colour[2] * t;
    }
  }
}
