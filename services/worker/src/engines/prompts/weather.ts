import type { WeatherWish } from '@likeness/prompts/picture-terms';
import { abs, floor, hypot, max, min, sin } from '../../imaging/math.js';
import { eachPlane, luma, type Planar, type Plane } from '../../imaging/planar.js';
import { type Random, seededRandom } from '../../imaging/random.js';
import { mix, smoothstep } from '../../imaging/scalar.js';
import { withCard } from '../studio/4-arrange/instant-border.js';
import type { Style } from '../studio/model/style.js';

type Veil = (veil: Plane, size: number, random: Random) => void;

/** Lengths are shares of the picture's side. */
const RAIN = { drops: 340, shortest: 0.04, longest: 0.12, slant: 0.14 } as const;
const SNOW = { flakes: 400, smallest: 0.0025, largest: 0.011 } as const;
/** Gray of what falls or drifts, before a dark and before a light backdrop. */
const TINTS = {
  rain: [0.9, 0.35],
  snowfall: [1, 0.5],
  fog: [0.82, 0.82],
} as const satisfies Readonly<Record<WeatherWish, readonly number[]>>;

const VEILS: Readonly<Record<WeatherWish, Veil>> = {
  rain: (veil, size, random) => {
    for (let n = 0; n < RAIN.drops; n++) {
      const [x, y] = [random.between(-0.1, 1) * size, random.between(-0.1, 1) * size];
      const length = random.between(RAIN.shortest, RAIN.longest) * size;
      const strength = random.between(0.2, 0.6);
      for (let k = 0; k < length; k++) {
        const faded = strength * (1 - k / length);
        dot(veil, size, x + k * RAIN.slant, y + k, max(0.6, size / 900), faded);
      }
    }
  },
  snowfall: (veil, size, random) => {
    for (let n = 0; n < SNOW.flakes; n++) {
      const radius = mix(SNOW.smallest, SNOW.largest, random.next() ** 3) * size;
      dot(veil, size, random.next() * size, random.next() * size, radius, random.between(0.5, 1));
    }
  },
  fog: (veil, size, random) => {
    const [p, q] = [random.between(0, 6), random.between(0, 6)];
    for (let i = 0; i < veil.length; i++) {
      const [x, y] = [(i % size) / size, floor(i / size) / size];
      const drift = sin(5 * x + 3 * y + p) * sin(7 * y - 2 * x + q);
      veil[i] = 0.5 + 0.25 * y + 0.16 * drift;
    }
  },
};

/** Weather between the backdrop and the person, inside a card. @param person its alpha, same size */
export function inWeather(
  picture: Planar,
  weather: WeatherWish | undefined,
  person: Plane,
  seed: number,
  { look }: Style,
): Planar {
  if (!weather) return picture;
  const isCard = look.renderer === 'photo' && look.border;
  const alpha = isCard ? withCard(person, picture.width) : person;
  const veil = new Float32Array(alpha.length);
  VEILS[weather](veil, picture.width, seededRandom(seed).fork(weather));
  const light = lightnessBehind(picture, alpha);
  const [white, dark] = TINTS[weather];
  const tint = abs(white - light) < abs(dark - light) ? dark : white;
  return eachPlane(picture, (plane) => plane.map((v, i) => mix(v, tint, veil[i] * (1 - alpha[i]))));
}

function lightnessBehind(picture: Planar, alpha: Plane): number {
  const y = luma(picture);
  const behind = alpha.reduce((sum, a) => sum + 1 - a, 0);
  return y.reduce((sum, v, i) => sum + v * (1 - alpha[i]), 0) / max(1, behind);
}

function dot(veil: Plane, size: number, x: number, y: number, radius: number, strength: number) {
  for (let v = max(0, floor(y - radius)); v <= min(size - 1, y + radius + 1); v++) {
    for (let u = max(0, floor(x - radius)); u <= min(size - 1, x + radius + 1); u++) {
      const i = v * size + u;
      const near = smoothstep(radius + 1, radius * 0.4, hypot(u - x, v - y));
      veil[i] = max(veil[i], strength * near);
    }
  }
}
