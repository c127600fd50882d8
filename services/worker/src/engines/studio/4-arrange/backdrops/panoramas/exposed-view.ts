import {
  atan,
  atan2,
  cos,
  exp,
  floor,
  hypot,
  log,
  max,
  min,
  PI,
  sin,
  sqrt,
  tan,
} from '../../../../../imaging/math.js';
import { discBlur } from '../../../../../imaging/disc-blur.js';
import { CHANNELS, planar, type Planar } from '../../../../../imaging/planar.js';
import { clamp, mix } from '../../../../../imaging/scalar.js';
import { irradiance } from '../../../3-light/spherical-harmonics.js';
import { surroundLight } from '../../../3-light/surround-light.js';
import type { PanoramaBackdrop } from '../../../model/backdrop.js';
import { panorama } from './panorama.js';
import { splitPointLights, type PointLight } from './point-lights.js';
import type { LightEstimate } from '../../../model/light.js';

/** Grid of the view: the blur removes finer detail. */
const GRID = 288;
/** Blur radius at infinity, as a share of the side. */
const BLUR = 0.036;
const MARGIN = 12;
/** Distance from camera to person, and camera height, in metres. */
const [PERSON, EYES] = [1.8, 1.5];
/** Minimum blur, relative to the blur at infinity. */
const LEAST = 0.4;
/** Maximum brightness; white paper is 1. */
const BRIGHTEST = 24;
const SHARE_OF_CARD = 0.5;
const MEAN = 0.2;
const NEUTRAL = 0.5;
const COLOUR = 0.4;

export type ExposedView = {
  /** Linear light, on a square grid. */
  readonly picture: Planar;
  /** Point lights as discs, in shares of the side; colour in linear light. */
  readonly discs: readonly { x: number; y: number; radius: number; colour: readonly number[] }[];
  /** Irradiance on the person, relative to white paper before the camera. */
  readonly light: LightEstimate;
};

const made = new Map<string, ExposedView>();
const KEPT = 24;

export function exposedView(view: PanoramaBackdrop): ExposedView {
  const key = JSON.stringify([view.panorama, view.yaw, view.pitch, view.field, view.stops]);
  const found = made.get(key) ?? expose(view);
  made.delete(key);
  made.set(key, found);
  if (made.size > KEPT) made.delete(made.keys().next().value!);
  return found;
}

const split = new Map<Planar, ReturnType<typeof splitPointLights>>();

function expose(view: PanoramaBackdrop): ExposedView {
  const whole = panorama(view.panorama);
  const parts = split.get(whole) ?? splitPointLights(whole);
  split.set(whole, parts);
  const yaw = (view.yaw / 180) * PI;
  const light = surroundLight(whole, yaw);
  const card = CHANNELS.map((channel) => onFace(light[channel]));
  const side = GRID + 2 * MARGIN;
  const lens = lensOf(view);
  const seen = project(parts.calm, lens, side);
  const gains = gainsFor(seen, card, view.stops ?? 0);
  const blur = (row: number) => BLUR * GRID * softness(lens, (row + 0.5) / GRID);
  const picture = planar(GRID, GRID);
  CHANNELS.forEach((channel, k) => {
    const plane = seen[channel].map((v) => min(BRIGHTEST, v * gains[k]));
    picture[channel].set(discBlur(plane, side, MARGIN, blur));
  });
  const discs = parts.lights.flatMap((one) => {
    const disc = discOf(one, whole, lens);
    return disc ? [{ ...disc, colour: disc.colour.map((v, k) => v * gains[k]) }] : [];
  });
  return { picture, discs, light: muted(light, card) };
}

/** Relative to the light on the face, with reduced colour: a green side of the face looks ill. */
function muted(light: LightEstimate, card: readonly number[]): LightEstimate {
  const [r, g, b] = CHANNELS.map((channel, k) => light[channel].map((v) => v / card[k]));
  const grey = r.map((v, i) => 0.2126 * v + 0.7152 * g[i] + 0.0722 * b[i]);
  const colour = (plane: Float64Array) => plane.map((v, i) => mix(grey[i], v, COLOUR));
  return { r: colour(r), g: colour(g), b: colour(b) };
}

function onFace(light: Float64Array): number {
  const sides = [-0.5, 0, 0.5].map((x) => irradiance(light, x, 0, sqrt(1 - x * x)));
  return max(1e-4, (sides[0] + 2 * sides[1] + sides[2]) / 4);
}

type Lens = { readonly yaw: number; readonly pitch: number; readonly half: number };

function lensOf({ yaw, pitch = 0, field }: PanoramaBackdrop): Lens {
  return {
    yaw: (yaw / 180) * PI,
    pitch: (pitch / 180) * PI,
    half: tan((field / 360) * PI),
  };
}

function project(whole: Planar, { yaw, pitch, half }: Lens, side: number): Planar {
  const { width, height } = whole;
  const out = planar(side, side);
  for (let v = 0, i = 0; v < side; v++) {
    const up = -((v - MARGIN + 0.5) / GRID - 0.5) * 2 * half;
    for (let u = 0; u < side; u++, i++) {
      const across = ((u - MARGIN + 0.5) / GRID - 0.5) * 2 * half;
      const ahead = cos(pitch) - up * sin(pitch);
      const rise = sin(pitch) + up * cos(pitch);
      const azimuth = yaw + atan2(across, ahead);
      const elevation = atan(rise / hypot(across, ahead));
      const x = (azimuth / (2 * PI)) * width - 0.5;
      const y = clamp((0.5 - elevation / PI) * height - 0.5, 0, height - 1.001);
      const [x0, y0] = [floor(x), floor(y)];
      const [s, t] = [x - x0, y - y0];
      const left = y0 * width + ((x0 + width) % width);
      const right = y0 * width + ((x0 + 1 + width) % width);
      for (const channel of CHANNELS) {
        const plane = whole[channel];
        const upper = mix(plane[left], plane[right], s);
        out[channel][i] = mix(upper, mix(plane[left + width], plane[right + width], s), t);
      }
    }
  }
  return out;
}

/** Halfway between exposures for person and view; white balance for the person's light. */
function gainsFor(seen: Planar, card: readonly number[], stops: number): readonly number[] {
  const brightness = (r: number, g: number, b: number) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
  let sum = 0;
  for (let i = 0; i < seen.r.length; i++)
    sum += log(1e-3 + brightness(seen.r[i], seen.g[i], seen.b[i]));
  const mean = exp(sum / seen.r.length);
  const paper = brightness(card[0], card[1], card[2]);
  const gain = (1 / paper) ** SHARE_OF_CARD * (MEAN / mean) ** (1 - SHARE_OF_CARD) * 2 ** stops;
  return card.map((v) => gain * (paper / v) ** NEUTRAL);
}

function softness({ pitch, half }: Lens, v: number): number {
  const down = atan((v - 0.5) * 2 * half) - pitch;
  if (down <= 0) return 1;
  return max(LEAST, 1 - (PERSON * tan(down)) / EYES);
}

function discOf({ x, y, energy }: PointLight, { width, height }: Planar, lens: Lens) {
  const azimuth = (x / width) * 2 * PI - lens.yaw;
  const elevation = (0.5 - y / height) * PI;
  const [ax, ay, az] = [
    sin(azimuth) * cos(elevation),
    sin(elevation),
    cos(azimuth) * cos(elevation),
  ];
  const ahead = az * cos(lens.pitch) + ay * sin(lens.pitch);
  if (ahead < 0.3) return undefined;
  const up = ay * cos(lens.pitch) - az * sin(lens.pitch);
  const [u, v] = [0.5 + ax / ahead / (2 * lens.half), 0.5 - up / ahead / (2 * lens.half)];
  const radius = BLUR * softness(lens, v);
  if (min(u, v) < -radius || max(u, v) > 1 + radius) return undefined;
  const solid = PI * (radius * 2 * lens.half) ** 2;
  return { x: u, y: v, radius, colour: energy.map((e) => e / solid) };
}
