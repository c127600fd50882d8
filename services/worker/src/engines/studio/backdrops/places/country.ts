import { abs, exp, floor, max } from '../../../../imaging/math.js';
import type { Plane } from '../../../../imaging/planar.js';
import type { Random } from '../../../../imaging/random.js';
import { smoothstep } from '../../../../imaging/scalar.js';
import type { Hour } from '../backdrop.js';
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

const ROCK = light('#66707c');
const SNOW = light('#f0f4f8');
const PINE = light('#2f4636');
const GRASS = light('#6f8f3f');
const LIT_GRASS = light('#a9b95a');

/** Ridges that fade with distance, snow on the highest, pines and a slope in front. */
export function mountains(hour: Hour, random: Random): Set {
  const sky = skyAt(hour, 0.6, random);
  const [form, detail, slope] = [
    noise(0.5, 6, random),
    noise(0.14, 5, random),
    noise(0.2, 4, random),
  ];
  const ridge = (u: number, row: number, base: number, swing: number) =>
    base - (at(form, u, row) - 0.42) * swing - (at(detail, u, row) - 0.5) * swing * 0.12;
  const see = (u: number, v: number): Light => {
    if (v > ridge(u, 0.83, 0.84, 0.2)) {
      const lit = blend(GRASS, LIT_GRASS, at(slope, u, v * 2));
      return times(lit, times(sky.falls, 0.6 + 0.5 * at(detail, u * 2, v * 3)));
    }
    if (v > ridge(u, 0.6, 0.68, 0.28) - 0.02 * at(slope, u * 5, 0.1)) {
      const wood = times(PINE, times(sky.falls, 0.6 + 0.8 * at(detail, u * 3, v * 3)));
      return blend(wood, sky.haze, 0.18);
    }
    const middle = ridge(u, 0.37, 0.52, 0.5);
    if (v > middle) {
      const wood = times(blend(ROCK, PINE, smoothstep(0, 0.12, v - middle)), sky.falls);
      return blend(times(wood, 0.7 + 0.5 * at(slope, u * 2, v * 2)), sky.haze, 0.42);
    }
    const high = ridge(u, 0.12, 0.4, 0.72);
    if (v > high) {
      const side = at(form, u + 0.02, v * 0.6) - at(form, u - 0.02, v * 0.6);
      const lit = 0.72 + 4 * side * (sky.sun < 0.5 ? -1 : 1);
      const cap = smoothstep(0.3, 0.1, v - high - (at(detail, u * 2, v * 2) - 0.5) * 0.16);
      const face = times(blend(ROCK, SNOW, cap), times(sky.falls, max(0.35, lit)));
      return blend(face, sky.haze, 0.2);
    }
    return sky.see(u, v);
  };
  return { see, focus: 0.0135 };
}

const BARK = light('#4a3b2c');
const LEAF = light('#5d8a37');
const DEEP_LEAF = light('#1d3a1e');

/** Trunks in three distances, light between them, ferns below. */
export function forest(hour: Hour, random: Random): Set {
  const sky = skyAt(hour, 0.75, random);
  const [leaves, masses, floor] = [
    noise(0.05, 3, random),
    noise(0.35, 3, random),
    noise(0.1, 4, random),
  ];
  const rows = [0, 1, 2].map((depth) =>
    Array.from({ length: 9 - depth * 2 }, (_, n) => ({
      x: (n + random.next()) / (9 - depth * 2),
      width: 0.008 + 0.012 * depth * random.between(0.8, 1.5),
      lean: random.between(-0.04, 0.04),
    })),
  );
  const glade = random.next() < 0.5 ? random.between(0.08, 0.25) : random.between(0.75, 0.92);
  const shine: Light = hour === 'sunset' ? light('#ffc76b', 1.5) : light('#f4ffd0', 1.1);
  const see = (u: number, v: number): Light => {
    const open = exp(-(((u - glade) / 0.24) ** 2) - ((v - 0.36) / 0.34) ** 2);
    const leafy = 0.5 * at(leaves, u, v) + 0.5 * at(masses, u, v);
    const canopy = times(blend(DEEP_LEAF, LEAF, smoothstep(0.3, 0.68, leafy)), sky.falls);
    const gaps = smoothstep(0.52, 0.72, at(leaves, u * 1.3, v * 1.3)) * (0.12 + 0.9 * open);
    let seen = plus(canopy, times(shine, hour === 'night' ? 0.12 : 1), gaps + 0.35 * open);
    rows.forEach((row, depth) => {
      for (const { x, width, lean } of row) {
        if (abs(u - x - lean * v) > width) continue;
        const round =
          0.55 + 0.6 * smoothstep(-width, width, (u - x - lean * v) * (glade > x ? 1 : -1));
        const bark = times(BARK, times(sky.falls, round * (0.6 + 0.5 * at(leaves, u * 3, v))));
        seen = blend(
          bark,
          times(shine, 0.7),
          (0.5 - depth * 0.22) * (0.25 + open) * (hour === 'night' ? 0.1 : 1),
        );
      }
    });
    const low = smoothstep(0.72, 0.86, v + (at(masses, u, 0.9) - 0.5) * 0.2);
    const fern = times(blend(DEEP_LEAF, LEAF, at(floor, u * 2, v * 2)), times(sky.falls, 0.9));
    return blend(seen, fern, low);
  };
  return { see, focus: 0.017, lamps: gapsOfLight(hour, glade, shine, random) };
}

function gapsOfLight(hour: Hour, glade: number, colour: Light, random: Random): Lamp[] {
  if (hour === 'night') return [];
  return Array.from({ length: 46 }, () => {
    const u = random.next();
    return {
      u,
      v: random.next() ** 1.3 * 0.62,
      radius: 0.008 + 0.024 * random.next() ** 1.6,
      colour: times(colour, 0.8),
      strength: random.between(0.05, 0.24) * (0.25 + exp(-(((u - glade) / 0.3) ** 2))),
    };
  });
}

const WHITE_GROUND = light('#e9eff6');
const BLUE_SHADE = light('#a9bdd6');
const FROSTED = light('#7f95a5');

/** Snow on ground and trees, and flakes that fall. */
export function snow(hour: Hour, random: Random): Set {
  const sky = skyAt(hour, 0.58, random);
  const [form, frost, drift] = [
    noise(0.3, 4, random),
    noise(0.05, 4, random),
    noise(0.4, 4, random),
  ];
  const trees = Array.from({ length: 16 }, () => ({
    x: random.between(-0.05, 1.05),
    foot: random.between(0.58, 0.7),
    tall: random.between(0.22, 0.52),
  })).toSorted((a, b) => a.foot - b.foot);
  const pale = hour === 'day' ? 0.6 : 0.15;
  const see = (u: number, v: number): Light => {
    let seen = v < 0.6 ? blend(sky.see(u, v), WHITE_GROUND, pale) : groundOf(u, v);
    for (const { x, foot, tall } of trees) {
      const up = (foot - v) / tall;
      if (up < 0 || up > 1) continue;
      const tier = 1 - ((up * 6) % 1) * 0.35;
      const reach = (1 - up) * tall * 0.24 * tier * (0.8 + 0.5 * at(frost, u, v));
      if (abs(u - x) > reach) continue;
      const white = smoothstep(0.42, 0.62, at(frost, u * 1.5, v * 1.5));
      const tree = times(blend(PINE, WHITE_GROUND, 0.25 + 0.65 * white), sky.falls);
      seen = blend(
        tree,
        blend(sky.haze, WHITE_GROUND, pale * 0.5),
        smoothstep(0.72, 0.55, foot) * 0.55,
      );
    }
    return seen;
  };
  const groundOf = (u: number, v: number): Light => {
    const relief = at(drift, u * 0.8, v * 2);
    const shade = blend(
      blend(FROSTED, BLUE_SHADE, 0.8),
      WHITE_GROUND,
      0.45 + 0.55 * smoothstep(0.2, 0.7, relief),
    );
    return times(shade, times(sky.falls, 0.92 + 0.12 * at(form, u, v)));
  };
  const flakes = Array.from({ length: 60 }, () => ({
    u: random.next(),
    v: random.next(),
    radius: 0.003 + 0.009 * random.next() ** 2.5,
    colour: hour === 'night' ? light('#9fb2dc') : light('#ffffff'),
    strength: random.between(0.12, 0.4),
  }));
  return { see, focus: 0.014, lamps: flakes };
}

const TREE_LINE = light('#46663c');
const PETALS: readonly Light[] = ['#e8574a', '#f2c53d', '#f4f0e6', '#9a6fc4', '#e88aa8'].map(
  (hex) => light(hex as `#${string}`),
);

/** Grass and flowers under the sky, a line of trees far behind. */
export function meadow(hour: Hour, random: Random): Set {
  const horizon = random.between(0.48, 0.55);
  const sky = skyAt(hour, horizon, random);
  const [trees, blades, patches] = [
    noise(0.12, 4, random),
    noise(0.03, 3, random),
    noise(0.4, 3, random),
  ];
  const see = (u: number, v: number): Light => {
    const line = horizon - 0.02 - 0.11 * at(trees, u * 0.7, 0.2);
    if (v < line) return sky.see(u, v);
    if (v < horizon + 0.01) {
      const wood = times(TREE_LINE, times(sky.falls, 0.6 + 0.7 * at(trees, u * 2, v * 3)));
      return blend(wood, sky.haze, 0.28);
    }
    const near = (v - horizon) / (1 - horizon);
    const green = blend(LIT_GRASS, GRASS, near * 0.7 + 0.5 * (at(patches, u, v) - 0.5));
    const blade = 0.7 + 0.6 * at(blades, u * (1.6 - near), v * (1.6 - near));
    return blend(times(green, times(sky.falls, blade)), sky.haze, 0.22 * (1 - near));
  };
  return { see, focus: 0.015, lamps: flowers(sky.falls, horizon, patches, random) };
}

function flowers(falls: Light, horizon: number, patches: Plane, random: Random): Lamp[] {
  const kinds = [random.pick(PETALS), random.pick(PETALS), random.pick(PETALS)];
  return Array.from({ length: 130 }, () => {
    const near = random.next() ** 0.8;
    const [u, v] = [random.next(), horizon + 0.04 + near * (1 - horizon)];
    const kind = kinds[floor(at(patches, u, v) * 2.99)];
    return {
      u,
      v,
      radius: 0.004 + 0.016 * near * random.between(0.6, 1.3),
      colour: times(kind, falls),
      strength: random.between(0.3, 0.62),
    };
  });
}

const DUNE = light('#d9a05f');
const DUNE_SHADE = light('#8d5530');

/** Dunes, one behind the other, each with a lit and a shaded side. */
export function desert(hour: Hour, random: Random): Set {
  const sky = skyAt(hour, 0.56, random);
  const [form, ripple] = [noise(0.7, 3, random), noise(0.05, 3, random)];
  const crest = (u: number, n: number) =>
    0.5 + n * 0.12 - (at(form, u * (0.7 + n * 0.1), 0.13 + n * 0.21) - 0.5) * (0.2 + n * 0.06);
  const see = (u: number, v: number): Light => {
    for (let n = 3; n >= 0; n--) {
      const top = crest(u, n);
      if (v < top) continue;
      const rise = (crest(u + 0.03, n) - crest(u - 0.03, n)) * (sky.sun < 0.5 ? 1 : -1);
      const lit = smoothstep(-0.03, 0.03, rise + (v - top) * 0.12);
      const grain = 0.86 + 0.26 * at(ripple, u, v * 4);
      const sand = times(blend(DUNE_SHADE, DUNE, lit), times(sky.falls, grain));
      return blend(sand, sky.haze, 0.34 - n * 0.11);
    }
    return sky.see(u, v);
  };
  return { see, focus: 0.0135 };
}
