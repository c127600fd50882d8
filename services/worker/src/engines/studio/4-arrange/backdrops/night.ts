import { exp } from '../../../../imaging/math.js';
import { gaussianBlur } from '../../../../imaging/blur.js';
import { parseHex } from '../../../../imaging/colour.js';
import { planar, type Planar } from '../../../../imaging/planar.js';
import type { Random } from '../../../../imaging/random.js';
import type { NightBackdrop } from '../../model/backdrop.js';
import { addDisc } from './discs.js';

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
