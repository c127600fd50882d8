import type { Box } from '../../../../analysis/geometry.js';
import { exp } from '../../../../imaging/math.js';
import { gaussianBlur } from '../../../../imaging/blur.js';
import { parseHex } from '../../../../imaging/colour.js';
import { softNoise } from '../../../../imaging/noise.js';
import { CHANNELS, planar, type Planar } from '../../../../imaging/planar.js';
import type { Random } from '../../../../imaging/random.js';
import { mix, smoothstep } from '../../../../imaging/scalar.js';
import type { BokehBackdrop, SkyBackdrop } from '../../model/backdrop.js';
import { addDisc, touches } from './discs.js';

export function paintBokeh(
  backdrop: BokehBackdrop,
  size: number,
  random: Random,
  free: Box | null,
): Planar {
  const [top, bottom, leaf, spark] = [
    backdrop.top,
    backdrop.bottom,
    backdrop.leaf,
    backdrop.spark,
  ].map(parseHex);
  const masses = softNoise(size, size, size * 0.34, 2, random, 16);
  const gaps = softNoise(size, size, size * 0.22, 2, random, 16);
  const side = random.between(0.15, 0.85);
  const out = planar(size, size);
  for (let y = 0; y < size; y++) {
    const v = y / size;
    for (let x = 0; x < size; x++) {
      const i = y * size + x;
      const light = exp(-(((x / size - side) / 0.45) ** 2) - ((v - 0.15) / 0.5) ** 2);
      const fall = smoothstep(0.05, 0.95, v + (masses[i] - 0.5) * 0.5);
      const green = smoothstep(0.35, 0.7, gaps[i]) * 0.75;
      const glow = 0.22 * light * (0.5 + gaps[i]);
      out.r[i] = mix(mix(top[0], bottom[0], fall), leaf[0], green) + glow * spark[0];
      out.g[i] = mix(mix(top[1], bottom[1], fall), leaf[1], green) + glow * spark[1];
      out.b[i] = mix(mix(top[2], bottom[2], fall), leaf[2], green) + glow * spark[2];
    }
  }
  const discs = planar(size, size);
  for (let n = 0; n < backdrop.discs; n++) {
    const place = { x: random.next() * size, y: random.next() ** 1.3 * size * 0.85 };
    const radius = size * (0.014 + 0.045 * random.next() ** 1.4);
    const near = exp(-(((place.x / size - side) / 0.5) ** 2));
    const strength = random.between(0.04, 0.2) * (0.35 + near);
    if (!free || !touches(free, place, radius)) addDisc(discs, place, radius, spark, strength);
  }
  for (const channel of CHANNELS) {
    const soft = gaussianBlur(discs[channel], size, size, size * 0.003);
    const target = out[channel];
    for (let i = 0; i < target.length; i++) target[i] += soft[i] * (1 - 0.6 * target[i]);
  }
  return out;
}

export function paintSky(backdrop: SkyBackdrop, size: number, random: Random): Planar {
  const [top, horizon, ground, sun] = [
    backdrop.top,
    backdrop.horizon,
    backdrop.ground,
    backdrop.sun,
  ].map(parseHex);
  const clouds = softNoise(size, size, size * 0.5, 4, random, 8);
  const hills = softNoise(size, size, size * 0.6, 2, random, 16);
  const line = random.between(0.66, 0.76);
  const at = random.next() < 0.5 ? random.between(0.06, 0.22) : random.between(0.78, 0.94);
  const height = line - random.between(0.12, 0.2);
  const out = planar(size, size);
  for (let y = 0; y < size; y++) {
    const v = y / size;
    for (let x = 0; x < size; x++) {
      const i = y * size + x;
      const u = x / size;
      const cloud = smoothstep(0.45, 0.8, clouds[(((y * 2) % size) * size + x) | 0]) * 0.35;
      const up = smoothstep(line, 0, v);
      const low = smoothstep(-0.07, 0.1, v - line + (hills[x] - 0.5) * 0.16);
      const far = ((u - at) ** 2 + ((v - height) * 1.1) ** 2) / 0.02;
      const glow = 0.75 * exp(-far * 2.2) + 0.5 * exp(-far * 0.16);
      for (let k = 0; k < 3; k++) {
        const sky = mix(mix(horizon[k], top[k], up), sun[k], cloud * (1 - up * 0.5));
        const base = mix(sky, ground[k], low);
        out[CHANNELS[k]][i] = 1 - (1 - base) * (1 - sun[k] * glow * (1 - 0.55 * low));
      }
    }
  }
  return out;
}
