import { exp } from '../../../../../imaging/math.js';
import type { Random } from '../../../../../imaging/random.js';
import { smoothstep } from '../../../../../imaging/scalar.js';
import type { Hour } from '../../../model/backdrop.js';
import { at, blend, light, noise, plus, type Light } from './stage-set.js';

type Sky = {
  /** The sky's own light; `v` from the upper edge to the horizon. */
  readonly see: (u: number, v: number) => Light;
  readonly falls: Light;
  readonly haze: Light;
  /** Horizontal position of sun or moon, as a share of the side. */
  readonly sun: number;
};

const HOURS: Readonly<
  Record<Hour, { top: Light; middle: Light; low: Light; cloud: Light; glow: Light; falls: Light }>
> = {
  day: {
    top: light('#5f97d0'),
    middle: light('#a3c7e6'),
    low: light('#e2ebee'),
    cloud: light('#fbfaf6'),
    glow: light('#fff6e0', 0.35),
    falls: [1, 1, 1],
  },
  sunset: {
    top: light('#5a6f9e'),
    middle: light('#d79a86'),
    low: light('#ffc98a'),
    cloud: light('#f7a87c'),
    glow: light('#ffb45c', 1.5),
    falls: [0.78, 0.5, 0.36],
  },
  night: {
    top: light('#0a1230'),
    middle: light('#1a2850'),
    low: light('#3a4a74'),
    cloud: light('#2b3860'),
    glow: light('#b9c8f0', 0.12),
    falls: [0.07, 0.1, 0.2],
  },
};

export function skyAt(hour: Hour, horizon: number, random: Random): Sky {
  const { top, middle, low, cloud, glow, falls } = HOURS[hour];
  const clouds = noise(0.55, 5, random);
  const sun = random.next() < 0.5 ? random.between(0.06, 0.2) : random.between(0.8, 0.94);
  const height = horizon - (hour === 'sunset' ? 0.07 : 0.34);
  const cover = random.between(0.5, 0.6);
  return {
    sun,
    falls,
    haze: blend(middle, low, 0.7),
    see: (u, v) => {
      const up = 1 - v / horizon;
      const clear =
        up > 0.45 ? blend(middle, top, (up - 0.45) / 0.55) : blend(low, middle, up / 0.45);
      const far = (u - sun) ** 2 + ((v - height) * 1.2) ** 2;
      const sheet = smoothstep(cover - 0.06, cover + 0.22, at(clouds, u * 0.9, v * 2.4));
      const clouded = blend(clear, cloud, sheet * 0.65 * smoothstep(0, 0.25, up));
      return plus(plus(clouded, glow, exp(-far / 0.006)), glow, 0.35 * exp(-far / 0.09));
    },
  };
}
