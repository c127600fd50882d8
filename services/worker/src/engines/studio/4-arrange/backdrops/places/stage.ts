import { exp } from '../../../../../imaging/math.js';
import type { Random } from '../../../../../imaging/random.js';
import { smoothstep } from '../../../../../imaging/scalar.js';
import type { Hour } from '../../../model/backdrop.js';
import { at, blend, light, noise, plus, times, type Light, type Set } from './stage-set.js';

const BEAMS: readonly (readonly Light[])[] = [
  [light('#ff9a3c'), light('#ff3f6e'), light('#ffd08a')],
  [light('#4d7bff'), light('#b04dff'), light('#8fd8ff')],
  [light('#ff4d8d'), light('#4d7bff'), light('#ffe1b0')],
];

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
