import { atan2, ceil, cos, floor, min, PI, sin, sqrt } from '../../imaging/math.js';
import type { Matrix } from './find-pilots.js';
import { addWave, Fourier, type Wave } from './fourier.js';
import { type MarkKey, TILE } from './mark-key.js';
import { gainAt, HALF, placeOf, type Size, SPAN, type Spectrum } from './spectrum.js';

/** In standard deviations of chance; the largest possible is 9.8. */
const LEAST = 6;
/** A wave is spread over these many frequencies at most. */
const SPREAD = 4;

/** Half a unit per sample. */
const shifts = new Fourier(2 * TILE);

/** A tile of the picture begins at `matrix · (x, y)`. */
export type Phase = { readonly matrix: Matrix; readonly x: number; readonly y: number };

/** @param matrix from units to pixels, or its negative */
export function phasesOf(
  spectrum: Spectrum,
  size: Size,
  { pilots }: MarkKey,
  matrix: Matrix,
): Phase[] {
  const [a, b, c, d] = matrix;
  const ratio = SPAN / TILE / (a * d - b * c);
  const angles = pilots.map(({ x, y }) =>
    angleAt(spectrum, size, ratio * (d * x - c * y), ratio * (a * y - b * x)),
  );
  const straight = pilots.map(({ x, y, phase }, i) => ({ x, y, phase: angles[i] - phase }));
  const turned = pilots.map(({ x, y, phase }, i) => ({ x, y, phase: -angles[i] - phase }));
  const re = new Float64Array(shifts.side ** 2);
  const im = new Float64Array(shifts.side ** 2);
  for (const wave of straight)
    addWave(re, im, shifts.placesOf(wave), cos(wave.phase), sin(wave.phase));
  for (const wave of turned)
    addWave(im, re, shifts.placesOf(wave), cos(wave.phase), -sin(wave.phase));
  shifts.square(im, re);
  const negative = [-a, -b, -c, -d] as const;
  return [
    { matrix, ...bestShift(straight, re) },
    { matrix: negative, ...bestShift(turned, im) },
  ].filter(({ score }) => score >= LEAST * sqrt(pilots.length / 2));
}

/** Phase at the picture's origin of the wave with this frequency, gathered from all around it. */
function angleAt(spectrum: Spectrum, { width, height }: Size, u: number, v: number): number {
  const [across, down] = [min(SPREAD, SPAN / width), min(SPREAD, SPAN / height)];
  let [re, im] = [0, 0];
  for (let x = ceil(u - across); x <= u + across; x++) {
    for (let y = ceil(v - down); y <= v + down; y++) {
      if (x <= -HALF || x >= HALF) continue;
      const at = x < 0 ? placeOf(-x, -y) : placeOf(x, y);
      const weight = gainAt(spectrum, at) * lobe((u - x) / across) * lobe((v - y) / down);
      const angle = (-PI / SPAN) * ((u - x) * (width - 1) + (v - y) * (height - 1));
      const [c, s] = [weight * cos(angle), weight * sin(angle)];
      const [real, imaginary] = [spectrum.re[at], x < 0 ? -spectrum.im[at] : spectrum.im[at]];
      re += c * real - s * imaginary;
      im += c * imaginary + s * real;
    }
  }
  return atan2(im, re);
}

function lobe(off: number): number {
  return off === 0 ? 1 : sin(PI * off) / (PI * off);
}

/** Where `Σ cos(phase + 2π·k·shift)` is largest. @param scores of shifts by half units */
function bestShift(waves: readonly (Wave & { phase: number })[], scores: Float64Array) {
  let top = 0;
  for (let i = 1; i < scores.length; i++) if (scores[i] > scores[top]) top = i;
  const exact = (u: number, v: number) =>
    waves.reduce((sum, { x, y, phase }) => sum + cos(phase + (2 * PI * (x * u + y * v)) / TILE), 0);
  let best = {
    x: (top % shifts.side) / 2,
    y: floor(top / shifts.side) / 2,
    score: -Infinity,
  };
  for (const step of [0.25, 0.125]) {
    const { x, y } = best;
    for (const v of [y - step, y, y + step]) {
      for (const u of [x - step, x, x + step]) {
        const score = exact(u, v);
        if (score > best.score) best = { x: u, y: v, score };
      }
    }
  }
  return best;
}
