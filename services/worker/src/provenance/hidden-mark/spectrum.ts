import { boxBlur, gaussianBlur } from '../../imaging/blur.js';
import { max, min, PI, sin, sqrt } from '../../imaging/math.js';
import type { Plane } from '../../imaging/planar.js';
import { Fourier } from './fourier.js';

/** Samples per side of the transform, which holds the picture in its top left corner. */
export const SPAN = 1024;
const EDGE = 0.05;
const LOUDEST = 3;
const MEAN_RADIUS = 16;
/** In local means: one line must not raise the mean around it. */
const OUTLIER = 4;

const fourier = new Fourier(SPAN);

export type Grey = { readonly plane: Plane; readonly width: number; readonly height: number };

export type Spectrum = {
  readonly re: Float64Array;
  readonly im: Float64Array;
  /** In local means. */
  readonly power: Plane;
  readonly mean: Plane;
};

export function spectrumOf({ plane, width, height }: Grey): Spectrum {
  const residue = normalized(plane, width, height);
  const re = new Float64Array(SPAN * SPAN);
  const im = new Float64Array(SPAN * SPAN);
  const [across, down] = [taper(width), taper(height)];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      re[y * SPAN + x] = residue[y * width + x] * across[x] * down[y];
    }
  }
  fourier.transform(re, im);
  const power = Float32Array.from(re, (value, i) => value * value + im[i] * im[i]);
  const rough = boxBlur(power, SPAN, SPAN, MEAN_RADIUS);
  const clipped = power.map((value, i) => min(value, OUTLIER * rough[i]));
  const mean = boxBlur(clipped, SPAN, SPAN, MEAN_RADIUS);
  for (let i = 0; i < power.length; i++) power[i] /= mean[i] || 1;
  return { re, im, power, mean };
}

function normalized(plane: Plane, width: number, height: number): Plane {
  const smooth = gaussianBlur(plane, width, height, 4);
  const residue = plane.map((value, i) => value - smooth[i]);
  const squares = residue.map((value) => value * value);
  const energy = gaussianBlur(squares, width, height, 6);
  return residue.map((value, i) =>
    max(-LOUDEST, min(LOUDEST, value / sqrt(max(energy[i], 0) + 1.5))),
  );
}

function taper(length: number): Float64Array {
  return Float64Array.from({ length }, (_, i) => {
    const inside = (min(i, length - 1 - i) + 0.5) / (EDGE * length);
    return inside >= 1 ? 1 : sin((PI / 2) * inside) ** 2;
  });
}

/**
 * The picture with equally loud frequencies: hatching and halftones would drown the mark.
 * @param from, to band in waves per `SPAN`
 */
export function flattened({ re, im, mean }: Spectrum, from: number, to: number): Plane {
  const outRe = new Float64Array(SPAN * SPAN);
  const outIm = new Float64Array(SPAN * SPAN);
  for (let y = 0, i = 0; y < SPAN; y++) {
    const down = y < SPAN / 2 ? y : y - SPAN;
    for (let x = 0; x < SPAN; x++, i++) {
      const across = x < SPAN / 2 ? x : x - SPAN;
      const radius = across * across + down * down;
      if (radius < from * from || radius > to * to) continue;
      const size = sqrt(re[i] * re[i] + im[i] * im[i]);
      const gain = 1 / max(sqrt(mean[i]), size / LOUDEST, 1e-9);
      outRe[i] = re[i] * gain;
      outIm[i] = im[i] * gain;
    }
  }
  fourier.transform(outIm, outRe);
  return Float32Array.from(outRe);
}
