import { boxBlur, gaussianBlur } from '../../imaging/blur.js';
import { ceil, max, min, PI, sin, sqrt } from '../../imaging/math.js';
import type { Plane } from '../../imaging/planar.js';
import { Fourier } from './fourier.js';
import { TILE } from './mark-key.js';

/** Samples per side of the transform, which holds the picture in its top left corner. */
export const SPAN = 1024;
/** The other half of a real picture's spectrum mirrors this one. */
export const HALF = SPAN / 2;
/** Samples from row to row: a power of two would make them compete for places in the cache. */
const ROW = SPAN + 16;
const EDGE = 0.05;
const LOUDEST = 3;
const MEAN_RADIUS = 16;
/** In local means: one line must not raise the mean around it. */
const OUTLIER = 4;
/** Frequencies that flattening keeps, in cycles per tile; the lowest in cycles per `SPAN`. */
const BAND = { from: 6.5, to: 27, lowest: 0.015 * SPAN };

const fourier = new Fourier(SPAN);

export type Size = { readonly width: number; readonly height: number };
export type Grey = Size & { readonly plane: Plane };

/** Of the right half plane: x from 0 to HALF - 1, any y; see `placeOf`. */
export type Spectrum = {
  readonly re: Plane;
  readonly im: Plane;
  /** In local means. */
  readonly power: Plane;
  readonly mean: Plane;
};

export function placeOf(x: number, y: number): number {
  return x * ROW + (y & (SPAN - 1));
}

export function spectrumOf({ plane, width, height }: Grey): Spectrum {
  const residue = normalized(plane, width, height);
  const [across, down] = [taper(width), taper(height)];
  const re = new Float32Array(HALF * ROW);
  const im = new Float32Array(HALF * ROW);
  const [r, m] = [new Float64Array(SPAN), new Float64Array(SPAN)];
  for (let y = 0; y < height; y += 2) {
    // Two real rows as one complex one.
    load(r, y);
    load(m, y + 1);
    fourier.row(r, m);
    for (let x = 0, at = y; x < HALF; x++, at += ROW) {
      const o = (SPAN - x) & (SPAN - 1);
      re[at] = 0.5 * (r[x] + r[o]);
      im[at] = 0.5 * (m[x] - m[o]);
      re[at + 1] = 0.5 * (m[x] + m[o]);
      im[at + 1] = 0.5 * (r[o] - r[x]);
    }
  }
  const power = new Float32Array(HALF * ROW);
  for (let base = 0; base < re.length; base += ROW) {
    for (let y = 0; y < SPAN; y++) {
      r[y] = re[base + y];
      m[y] = im[base + y];
    }
    fourier.row(r, m);
    for (let y = 0; y < SPAN; y++) {
      re[base + y] = r[y];
      im[base + y] = m[y];
      power[base + y] = r[y] * r[y] + m[y] * m[y];
    }
    power.copyWithin(base + SPAN, base, base + ROW - SPAN);
  }
  const mean = boxBlur(power, ROW, HALF, MEAN_RADIUS);
  for (let i = 0; i < mean.length; i++) {
    const most = OUTLIER * mean[i];
    mean[i] = power[i] < most ? power[i] : most;
  }
  mean.set(boxBlur(mean, ROW, HALF, MEAN_RADIUS));
  for (let i = 0; i < power.length; i++) power[i] /= mean[i] || 1;
  return { re, im, power, mean };

  function load(into: Float64Array, y: number): void {
    into.fill(0);
    if (y >= height) return;
    for (let x = 0; x < width; x++) into[x] = residue[y * width + x] * across[x] * down[y];
  }
}

function normalized(plane: Plane, width: number, height: number): Plane {
  const residue = gaussianBlur(plane, width, height, 4);
  const squares = new Float32Array(plane.length);
  for (let i = 0; i < plane.length; i++) {
    residue[i] = plane[i] - residue[i];
    squares[i] = residue[i] * residue[i];
  }
  const energy = gaussianBlur(squares, width, height, 6);
  for (let i = 0; i < residue.length; i++) {
    const value = residue[i] / sqrt((energy[i] > 0 ? energy[i] : 0) + 1.5);
    residue[i] = value > LOUDEST ? LOUDEST : value < -LOUDEST ? -LOUDEST : value;
  }
  return residue;
}

function taper(length: number): Float64Array {
  return Float64Array.from({ length }, (_, i) => {
    const inside = (min(i, length - 1 - i) + 0.5) / (EDGE * length);
    return inside >= 1 ? 1 : sin((PI / 2) * inside) ** 2;
  });
}

/** What flattening multiplies a frequency by: all become equally loud, and none much louder. */
export function gainAt({ re, im, mean }: Spectrum, at: number): number {
  const loudness = sqrt(re[at] * re[at] + im[at] * im[at]) / LOUDEST;
  const usual = sqrt(mean[at]);
  return 1 / max(loudness > usual ? loudness : usual, 1e-9);
}

/**
 * The picture with equally loud frequencies: hatching and halftones would drown the mark.
 * @param scale pixels per unit
 * @returns rows of `SPAN` samples
 */
export function flattened(spectrum: Spectrum, scale: number, height: number): Plane {
  const waves = SPAN / TILE / scale;
  const [from, to] = [max(BAND.from * waves, BAND.lowest), BAND.to * waves];
  const [least, most] = [from * from, to * to];
  const columns = min(HALF, ceil(to));
  const re = new Float32Array(columns * ROW);
  const im = new Float32Array(columns * ROW);
  const [r, m] = [new Float64Array(SPAN), new Float64Array(SPAN)];
  for (let x = 0; x < columns; x++) {
    for (let y = 0, at = x * ROW; y < SPAN; y++, at++) {
      const down = y < HALF ? y : y - SPAN;
      const radius = x * x + down * down;
      const gain = radius < least || radius > most ? 0 : gainAt(spectrum, at);
      r[y] = spectrum.re[at] * gain;
      m[y] = spectrum.im[at] * gain;
    }
    fourier.row(m, r);
    re.set(r, x * ROW);
    im.set(m, x * ROW);
  }
  const out = new Float32Array(SPAN * (height + 1));
  for (let y = 0; y < height; y += 2) {
    r.fill(0);
    m.fill(0);
    for (let x = 0, at = y; x < columns; x++, at += ROW) {
      const o = (SPAN - x) & (SPAN - 1);
      r[o] = re[at] + im[at + 1];
      m[o] = re[at + 1] - im[at];
      r[x] = re[at] - im[at + 1];
      m[x] = im[at] + re[at + 1];
    }
    fourier.row(m, r);
    out.set(r, y * SPAN);
    out.set(m, (y + 1) * SPAN);
  }
  return out;
}
