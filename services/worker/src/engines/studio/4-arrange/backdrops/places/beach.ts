import { abs, cos, exp, hypot, max, PI, sin } from '../../../../../imaging/math.js';
import type { Random } from '../../../../../imaging/random.js';
import { smoothstep } from '../../../../../imaging/scalar.js';
import type { Hour } from '../../../model/backdrop.js';
import { skyAt } from './sky.js';
import {
  at,
  blend,
  type Lamp,
  light,
  noise,
  plus,
  times,
  type Light,
  type Set,
} from './stage-set.js';

const DEEP = light('#1f6d8c');
const SHALLOW = light('#5fb7b5');
const FOAM = light('#f4f6f3');
const SAND = light('#dfc69b');
const WET_SAND = light('#a98c66');
const PALM = light('#2e4a28');

export function beach(hour: Hour, random: Random): Set {
  const [horizon, shore] = [random.between(0.45, 0.5), random.between(0.64, 0.7)];
  const sky = skyAt(hour, horizon, random);
  const water = waterOf(hour, sky.sun, random);
  const [dunes, grains] = [noise(0.3, 4, random), noise(0.04, 3, random)];
  const palm = palmAt(sky.sun < 0.5 ? 1 : 0, random);
  const ground = (u: number, v: number): Light => {
    if (v < horizon) return sky.see(u, v);
    const edge = shore + (at(dunes, u, 0.3) - 0.5) * 0.08;
    if (v < edge) {
      const near = (v - horizon) / (edge - horizon);
      const surf = smoothstep(0.82, 0.97, near + (at(grains, u, v * 3) - 0.5) * 0.3);
      return blend(water(u, near), FOAM, surf * 0.85);
    }
    const dry = smoothstep(edge, edge + 0.09, v);
    const sand = blend(WET_SAND, SAND, dry);
    const relief = 0.78 + 0.32 * at(dunes, u * 0.7, v * 2) + 0.2 * (at(grains, u, v) - 0.5);
    return times(sand, relief);
  };
  return {
    see: (u, v) => {
      const leaf = palm(u, v);
      const behind = v < horizon ? ground(u, v) : times(ground(u, v), sky.falls);
      return leaf > 0 ? blend(behind, times(PALM, times(sky.falls, 0.9)), leaf) : behind;
    },
    focus: 0.0155,
    lamps: glitter(hour, sky.sun, horizon, shore, random),
  };
}

function waterOf(hour: Hour, sun: number, random: Random) {
  const waves = noise(0.16, 5, random);
  const shine: Light = hour === 'sunset' ? light('#ffb56a', 2.2) : light('#dfeef5', 0.9);
  return (u: number, near: number): Light => {
    const away = 0.5 / (near + 0.05);
    const wave = at(waves, (u - 0.5) * (0.25 + 0.05 * away), away * 0.42);
    const body = times(blend(DEEP, SHALLOW, near), 0.65 + 0.7 * wave);
    const path = exp(-(((u - sun) / (0.06 + 0.2 * near)) ** 2));
    const sparkle = smoothstep(0.5, 0.72, wave) * (0.12 + 0.75 * path);
    return plus(body, shine, sparkle * (hour === 'night' ? 0.8 : 1));
  };
}

function glitter(hour: Hour, sun: number, from: number, to: number, random: Random): Lamp[] {
  if (hour === 'night') return [];
  const colour: Light = hour === 'sunset' ? light('#ffc27a') : light('#fffaf0');
  return Array.from({ length: hour === 'sunset' ? 42 : 22 }, () => {
    const depth = random.next() ** 1.4;
    return {
      u: sun + (random.next() + random.next() - 1) * (0.1 + 0.25 * depth),
      v: from + 0.01 + depth * (to - from - 0.05),
      radius: 0.005 + 0.013 * random.next() * (0.4 + depth),
      colour,
      strength: random.between(0.05, 0.2),
    };
  });
}

function palmAt(side: 0 | 1, random: Random): (u: number, v: number) => number {
  const crowns = [
    {
      x: random.between(0.05, 0.13),
      y: random.between(0.1, 0.18),
      size: random.between(0.24, 0.3),
    },
    {
      x: random.between(0.2, 0.26),
      y: random.between(0.22, 0.28),
      size: random.between(0.13, 0.17),
    },
  ].map((crown) => ({
    ...crown,
    fronds: Array.from({ length: 9 }, (_, n) => (n / 9) * 2 * PI + random.between(-0.2, 0.2)),
  }));
  return (u, v) => {
    const x = side === 0 ? u : 1 - u;
    let most = 0;
    for (const { x: cx, y: cy, size, fronds } of crowns) {
      const lean = cx + (v - cy) * -0.12 + (v - cy) ** 2 * 0.18;
      if (v > cy && v < cy + size * 2.1 && abs(x - lean) < size * 0.035) most = 0.92;
      const [dx, dy] = [x - cx, v - cy];
      if (hypot(dx, dy) > size) continue;
      for (const turn of fronds) {
        const along = dx * cos(turn) + dy * sin(turn);
        if (along < 0 || along > size * 0.95) continue;
        const droop = ((along / size) ** 2 * size) / 2;
        const across = abs(-dx * sin(turn) + (dy - droop) * cos(turn));
        const width = size * 0.075 * sin(PI * (0.12 + (0.85 * along) / size));
        if (across < width) most = max(most, 0.85);
      }
    }
    return most;
  };
}
