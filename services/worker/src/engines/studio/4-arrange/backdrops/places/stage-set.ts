import { abs, exp, floor } from '../../../../../imaging/math.js';
import { parseHex, toGamma, toLinear, type Hex } from '../../../../../imaging/colour.js';
import { gaussianBlur } from '../../../../../imaging/blur.js';
import { softNoise } from '../../../../../imaging/noise.js';
import {
  CHANNELS,
  eachPlane,
  planar,
  type Planar,
  type Plane,
} from '../../../../../imaging/planar.js';
import type { Random } from '../../../../../imaging/random.js';
import { resize } from '../../../../../imaging/resample.js';
import { clamp, mix } from '../../../../../imaging/scalar.js';
import { addDisc } from '../discs.js';

/** Places are drawn on a small grid in linear light: the blur removes finer detail. */
const GRID = 288;

export type Light = readonly [r: number, g: number, b: number];

export function light(hex: Hex, strength = 1): Light {
  const [r, g, b] = parseHex(hex);
  return [toLinear(r) * strength, toLinear(g) * strength, toLinear(b) * strength];
}

export function blend(a: Light, b: Light, t: number): Light {
  const k = clamp(t);
  return [mix(a[0], b[0], k), mix(a[1], b[1], k), mix(a[2], b[2], k)];
}

export function times(a: Light, b: Light | number): Light {
  return typeof b === 'number'
    ? [a[0] * b, a[1] * b, a[2] * b]
    : [a[0] * b[0], a[1] * b[1], a[2] * b[2]];
}

export function plus(a: Light, b: Light, share = 1): Light {
  return [a[0] + b[0] * share, a[1] + b[1] * share, a[2] + b[2] * share];
}

/** Noise over the grid, 0..1; `cell` is the coarsest feature as a share of the side. */
export function noise(cell: number, octaves: number, random: Random): Plane {
  return softNoise(GRID, GRID, cell * GRID, octaves, random, 1);
}

/** Coordinates in shares of the side; mirrored at the edges to avoid seams. */
export function at(plane: Plane, u: number, v: number): number {
  return plane[inside(v) * GRID + inside(u)];
}

function inside(share: number): number {
  const place = abs(floor(share * GRID)) % (2 * GRID);
  return place < GRID ? place : 2 * GRID - 1 - place;
}

export type Lamp = { u: number; v: number; radius: number; colour: Light; strength: number };

export type Set = {
  /** Radiance at (`u`, `v`), in shares of the side. */
  readonly see: (u: number, v: number) => Light;
  /** Blur in shares of the side. */
  readonly focus: number;
  readonly lamps?: readonly Lamp[];
};

export function photograph({ see, focus, lamps = [] }: Set, size: number): Planar {
  const raw = planar(GRID, GRID);
  for (let y = 0; y < GRID; y++) {
    for (let x = 0; x < GRID; x++) {
      const seen = see((x + 0.5) / GRID, (y + 0.5) / GRID);
      const i = y * GRID + x;
      for (let k = 0; k < 3; k++) raw[CHANNELS[k]][i] = seen[k];
    }
  }
  const soft = eachPlane(raw, (plane) =>
    resize(gaussianBlur(plane, GRID, GRID, focus * GRID), GRID, GRID, size, size),
  );
  const discs = planar(size, size);
  for (const { u, v, radius, colour, strength } of lamps) {
    addDisc(discs, { x: u * size, y: v * size }, radius * size, colour, strength);
  }
  const out = planar(size, size);
  for (const channel of CHANNELS) {
    const [back, shine, target] = [soft[channel], discs[channel], out[channel]];
    const glow = lamps.length > 0 ? gaussianBlur(shine, size, size, size * 0.0022) : shine;
    for (let i = 0; i < target.length; i++) target[i] = toGamma(shoulder(back[i] + glow[i]));
  }
  return out;
}

function shoulder(v: number): number {
  return v < 0.7 ? v : 0.7 + 0.3 * (1 - exp(-(v - 0.7) / 0.3));
}
