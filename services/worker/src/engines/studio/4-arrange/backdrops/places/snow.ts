import { abs } from '../../../../../imaging/math.js';
import type { Random } from '../../../../../imaging/random.js';
import { smoothstep } from '../../../../../imaging/scalar.js';
import type { Hour } from '../../../model/backdrop.js';
import { skyAt } from './sky.js';
import { at, blend, light, noise, times, type Light, type Set } from './stage-set.js';

const PINE = light('#2f4636');
const WHITE_GROUND = light('#e9eff6');
const BLUE_SHADE = light('#a9bdd6');
const FROSTED = light('#7f95a5');

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
