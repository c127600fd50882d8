import { abs, exp, floor } from '../../../../imaging/math.js';
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

const FACADES: readonly Light[] = ['#b9a68f', '#94877c', '#c7c0b4', '#7d8894', '#a5705a'].map(
  (hex) => light(hex as `#${string}`),
);
const GLASS = light('#5b6f80');
const ASPHALT = light('#6f7073');
const LAMPS: readonly Light[] = ['#ffc27a', '#ffe3b8', '#ff8a4c', '#8fd0ff', '#ff5a5a'].map((hex) =>
  light(hex as `#${string}`),
);

/** A street that runs away from the viewer between two rows of houses. */
export function city(hour: Hour, random: Random): Set {
  const vanish = { u: random.between(0.4, 0.6), v: random.between(0.5, 0.55) };
  const sky = skyAt(hour, vanish.v, random);
  const wear = noise(0.12, 4, random);
  const houses = [0, 1].map(() =>
    Array.from({ length: 12 }, () => ({
      tall: random.between(0.55, 1.25),
      wall: random.pick(FACADES),
      glow: random.next(),
    })),
  );
  const isDark = hour !== 'day';
  const see = (u: number, v: number): Light => {
    const dx = u - vanish.u;
    const row = houses[dx < 0 ? 0 : 1];
    const depth = 0.5 / (abs(dx) + 0.035);
    const house = row[floor(depth * 1.15) % row.length];
    const roof = vanish.v - house.tall * (abs(dx) * 0.95 + 0.03);
    const foot = vanish.v + abs(dx) * 0.42 + 0.012;
    if (v < roof) return sky.see(u, v);
    const fade = smoothstep(1.5, 11, depth) * 0.75;
    if (v > foot) {
      const street = times(ASPHALT, times(sky.falls, 0.8 + 0.4 * at(wear, u, v * 2)));
      const wet = isDark
        ? times(light('#ffb26a'), 0.1 * exp(-((dx / 0.25) ** 2)))
        : times(sky.haze, 0.25);
      return plus(blend(street, sky.haze, fade * 0.5), wet);
    }
    const [column, storey] = [depth * 9, ((v - roof) / (abs(dx) + 0.06)) * 8];
    const isWindow = column % 1 > 0.34 && storey % 1 > 0.4;
    const isLit =
      isDark && at(wear, floor(column) * 0.173, floor(storey) * 0.291 + house.glow) > 0.52;
    const side = dx < 0 === sky.sun > 0.5 ? 1 : 0.62;
    const wall = times(house.wall, times(sky.falls, side * (0.75 + 0.4 * at(wear, u, v))));
    const pane = isLit
      ? times(light('#ffc684'), hour === 'night' ? 0.62 : 0.5)
      : times(GLASS, sky.falls);
    const shop = smoothstep(foot - abs(dx) * 0.14, foot, v);
    const seen = isWindow ? blend(wall, pane, 0.8) : wall;
    const front = isDark
      ? plus(seen, light('#ffb870'), 0.3 * shop)
      : blend(seen, times(GLASS, 0.7), shop * 0.6);
    return blend(front, sky.haze, fade);
  };
  return { see, focus: 0.0165, lamps: streetLamps(hour, vanish, random) };
}

function streetLamps(hour: Hour, vanish: { u: number; v: number }, random: Random): Lamp[] {
  const count = { day: 16, sunset: 44, night: 86 }[hour];
  return Array.from({ length: count }, () => {
    const u = random.next();
    const far = abs(u - vanish.u);
    return {
      u,
      v: vanish.v + random.between(-0.55, 0.5) * (far + 0.12) * (hour === 'day' ? 0.5 : 1),
      radius: (0.007 + 0.026 * random.next() ** 1.6) * (0.5 + far),
      colour: hour === 'day' ? light('#fff4e0') : random.pick(LAMPS),
      strength: hour === 'day' ? random.between(0.04, 0.12) : random.between(0.08, 0.5),
    };
  });
}

const WALL = light('#5d4634');
const WOOD = light('#8a5f3c');
const CREAM = light('#e2cfae');

/** A warm room: a window to the street, shelves with bottles and cups, lamps over the counter. */
export function cafe(_hour: Hour, random: Random): Set {
  const [wear, clutter] = [noise(0.2, 4, random), noise(0.025, 2, random)];
  const isLeft = random.next() < 0.5;
  const lampAt = Array.from({ length: 4 }, (_, n) => 0.1 + n * 0.27 + random.between(-0.05, 0.05));
  const see = (u: number, v: number): Light => {
    const x = isLeft ? u : 1 - u;
    let warm = 0.28;
    for (const lamp of lampAt)
      warm += 0.75 * exp(-(((u - lamp) / 0.16) ** 2) - ((v - 0.3) / 0.3) ** 2);
    const lit: Light = [warm * 1.1, warm * 0.92, warm * 0.7];
    if (x < 0.3 && v > 0.08 && v < 0.68) {
      const bars = abs(x - 0.15) < 0.008 || abs(v - 0.36) < 0.008;
      const day = blend(
        light('#dfe8ec'),
        light('#9fb59a'),
        smoothstep(0.3, 0.66, v) * at(wear, u * 2, v * 2) * 1.6,
      );
      return bars ? times(WOOD, 0.4) : day;
    }
    if (v > 0.72) {
      const top = smoothstep(0.76, 0.74, v);
      return times(blend(times(WOOD, 0.5), WOOD, top + 0.4 * at(wear, u, v)), lit);
    }
    const shelf = (v * 7) % 1;
    if (x > 0.42 && v > 0.2 && v < 0.6) {
      if (shelf > 0.88) return times(WOOD, lit);
      const thing = at(clutter, floor(u * 46) / 46, floor(v * 7) / 7);
      const glass = blend(
        times(WALL, 0.4),
        thing > 0.62 ? CREAM : light('#6f7d52'),
        smoothstep(0.42, 0.6, thing),
      );
      return times(shelf > 1 - thing * 1.2 ? glass : times(WALL, 0.55), lit);
    }
    return times(blend(WALL, CREAM, 0.12 * at(wear, u, v)), lit);
  };
  const lamps = lampAt.map((u) => ({
    u,
    v: random.between(0.16, 0.22),
    radius: random.between(0.026, 0.034),
    colour: light('#ffd79a'),
    strength: 0.95,
  }));
  const sparks = Array.from({ length: 26 }, () => ({
    u: random.next(),
    v: random.between(0.2, 0.7),
    radius: 0.004 + 0.012 * random.next() ** 1.5,
    colour: light('#ffcf94'),
    strength: random.between(0.06, 0.3),
  }));
  return { see, focus: 0.015, lamps: [...lamps, ...sparks] };
}

const BEAMS: readonly (readonly Light[])[] = [
  [light('#ff9a3c'), light('#ff3f6e'), light('#ffd08a')],
  [light('#4d7bff'), light('#b04dff'), light('#8fd8ff')],
  [light('#ff4d8d'), light('#4d7bff'), light('#ffe1b0')],
];

/** Beams through haze from a row of lamps above and behind. */
export function stage(_hour: Hour, random: Random): Set {
  const haze = noise(0.3, 4, random);
  const colours = random.pick(BEAMS);
  const beams = Array.from({ length: 7 }, (_, n) => ({
    u: 0.06 + n * 0.147 + random.between(-0.03, 0.03),
    v: random.between(0.02, 0.1),
    lean: random.between(-0.5, 0.5),
    colour: colours[n % colours.length],
  }));
  const see = (u: number, v: number): Light => {
    let seen: Light = [0.008, 0.008, 0.014];
    for (const { u: from, v: top, lean, colour } of beams) {
      const down = v - top;
      if (down < 0) continue;
      const spread = 0.018 + 0.15 * down;
      const inside = exp(-(((u - from - lean * down) / spread) ** 2));
      seen = plus(seen, colour, (inside * 0.24 * (0.35 + at(haze, u, v))) / (0.35 + down * 1.3));
    }
    const crowd = smoothstep(0.82, 0.98, v + (at(haze, u * 3, 0.5) - 0.5) * 0.12);
    return times(seen, 1 - 0.7 * crowd);
  };
  const lamps = beams.map(({ u, v, colour }) => ({
    u,
    v,
    radius: random.between(0.016, 0.026),
    colour: blend(colour, [1, 1, 1], 0.55),
    strength: 0.95,
  }));
  return { see, focus: 0.008, lamps };
}

const NEBULAE: readonly (readonly [Light, Light])[] = [
  [light('#7a3fa8'), light('#2f6fd0')],
  [light('#c2456e'), light('#3f58b8')],
  [light('#2f8f8f'), light('#8a4fc0')],
];

/** Stars and the clouds between them. */
export function space(_hour: Hour, random: Random): Set {
  const [clouds, dust, fine] = [
    noise(0.6, 5, random),
    noise(0.5, 5, random),
    noise(0.12, 4, random),
  ];
  const [first, second] = random.pick(NEBULAE);
  const tilt = random.between(-0.6, 0.6);
  const see = (u: number, v: number): Light => {
    const band = exp(-(((v - 0.4 - (u - 0.5) * tilt) / 0.34) ** 2));
    const thick = smoothstep(0.42, 0.8, at(clouds, u, v) + 0.12 * (at(fine, u, v) - 0.5));
    const other = smoothstep(0.45, 0.8, at(dust, u, v));
    const dark = 1 - 0.7 * smoothstep(0.5, 0.72, at(fine, u * 0.8, v * 0.8)) * other;
    const seen = plus(
      plus([0.004, 0.006, 0.016], first, 0.5 * band * thick),
      second,
      0.4 * band * other,
    );
    return times(seen, dark);
  };
  const stars = Array.from({ length: 240 }, () => {
    const bright = random.next() ** 6;
    return {
      u: random.next(),
      v: random.next(),
      radius: 0.0011 + 0.0042 * bright,
      colour: random.pick([light('#ffffff'), light('#cfe0ff'), light('#ffe6c8')]),
      strength: 0.25 + 0.75 * bright,
    };
  });
  return { see, focus: 0.006, lamps: stars };
}
