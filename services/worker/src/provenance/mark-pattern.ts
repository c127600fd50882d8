import { createHmac } from 'node:crypto';
import { cos, hypot, PI, sin, sqrt } from '../engines/pixels/math.js';
import { type ComplexSquare, transform } from './fourier.js';

/** Side in pixels of the tile that the mark repeats. */
export const TILE = 128;
/**
 * Frequencies of the mark in cycles per pixel: low enough to outlive a JPEG's coarse steps and the
 * loss of every second pixel, high enough to hide in skin, hair and cloth.
 */
const LOWEST = 0.05;
const HIGHEST = 0.17;

export type MarkPattern = {
  /** One tile, mean 0, variance 1. */
  readonly tile: Float32Array;
  /** Its frequencies: indices into a transformed tile, one of each conjugate pair, and phases. */
  readonly bins: Int32Array;
  readonly re: Float64Array;
  readonly im: Float64Array;
};

/** A pattern of random phases that follows from the key alone; who lacks the key can't tell it from noise. */
export function markPattern(key: string): MarkPattern {
  const bins = Int32Array.from(bandOf(TILE));
  const phases = phasesOf(key, bins.length);
  const re = Float64Array.from(phases, (phase) => cos(phase));
  const im = Float64Array.from(phases, (phase) => sin(phase));
  const square: ComplexSquare = {
    re: new Float64Array(TILE * TILE),
    im: new Float64Array(TILE * TILE),
  };
  bins.forEach((bin, index) => {
    const mirrored = mirrorOf(bin);
    square.re[bin] = square.re[mirrored] = re[index];
    square.im[bin] = im[index];
    square.im[mirrored] = -im[index];
  });
  transform(square, TILE, true);
  const scale = 1 / sqrt(2 * bins.length);
  return { tile: Float32Array.from(square.re, (value) => value * scale), bins, re, im };
}

function* bandOf(side: number): Iterable<number> {
  const half = side / 2;
  for (let v = -half + 1; v < half; v++) {
    for (let u = v > 0 ? 0 : 1; u < half; u++) {
      const frequency = hypot(u, v) / side;
      if (frequency < LOWEST || frequency > HIGHEST) continue;
      yield ((v + side) % side) * side + u;
    }
  }
}

function mirrorOf(bin: number): number {
  const [v, u] = [Math.floor(bin / TILE), bin % TILE];
  return ((TILE - v) % TILE) * TILE + ((TILE - u) % TILE);
}

function phasesOf(key: string, count: number): number[] {
  const phases: number[] = [];
  for (let block = 0; phases.length < count; block++) {
    const bytes = createHmac('sha256', key).update(`hidden mark ${block}`).digest();
    for (let i = 0; i < bytes.length; i += 4) {
      phases.push((bytes.readUInt32LE(i) / 2 ** 32) * 2 * PI);
    }
  }
  return phases.slice(0, count);
}
