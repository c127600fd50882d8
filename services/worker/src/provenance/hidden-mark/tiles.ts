import { floor, max, min } from '../../imaging/math.js';
import type { Plane } from '../../imaging/planar.js';
import type { Matrix } from './find-pilots.js';
import { Fourier } from './fourier.js';
import { type MarkKey, TILE } from './mark-key.js';
import type { Phase } from './pilot-phases.js';
import { type Size, SPAN } from './spectrum.js';

/** A tile of which less is visible says little. */
const LEAST_SHOWN = 0.2;

const fourier = new Fourier(TILE);

/** The lines of one tile: places, then data. */
export type Tile = {
  readonly column: number;
  readonly row: number;
  readonly re: Float64Array;
  readonly im: Float64Array;
};

/** @param plane rows of `SPAN` samples */
export function tilesOf(plane: Plane, size: Size, key: MarkKey, phase: Phase): Tile[] {
  const { left, top, right, bottom } = boundsOf(phase.matrix, size);
  const shown: { column: number; row: number; values: Float64Array }[] = [];
  for (let row = floor((top - phase.y) / TILE); row * TILE < bottom - phase.y; row++) {
    for (let column = floor((left - phase.x) / TILE); column * TILE < right - phase.x; column++) {
      const values = new Float64Array(TILE * TILE);
      const [x, y] = [phase.x + column * TILE, phase.y + row * TILE];
      const count = sample(plane, size, phase.matrix, x, y, values);
      if (count >= LEAST_SHOWN * TILE * TILE) shown.push({ column, row, values });
    }
  }
  const lines = [...key.places, ...key.data].map((line) => fourier.placesOf(line));
  const tiles: Tile[] = [];
  for (let i = 0; i < shown.length; i += 2) {
    // Two real tiles as one complex one.
    const [{ values: re }, second] = [shown[i], shown.at(i + 1)];
    const im = second?.values ?? new Float64Array(TILE * TILE);
    fourier.square(re, im);
    tiles.push({ ...shown[i], ...parted(lines, re, im, 1) });
    if (second) tiles.push({ ...second, ...parted(lines, im, re, -1) });
  }
  return tiles;
}

function parted(
  lines: readonly (readonly [number, number])[],
  real: Float64Array,
  imaginary: Float64Array,
  sign: number,
) {
  const re = new Float64Array(lines.length);
  const im = new Float64Array(lines.length);
  lines.forEach(([at, opposite], i) => {
    re[i] = (real[at] + real[opposite]) / 2;
    im[i] = (sign * (imaginary[at] - imaginary[opposite])) / 2;
  });
  return { re, im };
}

/** Units of the picture's corners. */
function boundsOf([a, b, c, d]: Matrix, { width, height }: Size) {
  const determinant = a * d - b * c;
  const corners = [0, width - 1].flatMap((x) => [0, height - 1].map((y) => [x, y] as const));
  const us = corners.map(([x, y]) => (d * x - b * y) / determinant);
  const vs = corners.map(([x, y]) => (a * y - c * x) / determinant);
  return { left: min(...us), right: max(...us), top: min(...vs), bottom: max(...vs) };
}

/** Bilinear. @returns how many samples the picture has */
function sample(
  plane: Plane,
  { width, height }: Size,
  [a, b, c, d]: Matrix,
  left: number,
  top: number,
  out: Float64Array,
): number {
  let count = 0;
  for (let j = 0; j < TILE; j++) {
    const [startX, startY] = [a * left + b * (top + j), c * left + d * (top + j)];
    for (let i = 0; i < TILE; i++) {
      const x = startX + a * i;
      const y = startY + c * i;
      if (x < 0 || y < 0 || x >= width - 1 || y >= height - 1) continue;
      const x0 = x | 0;
      const y0 = y | 0;
      const at = y0 * SPAN + x0;
      const s = x - x0;
      const upper = plane[at] + (plane[at + 1] - plane[at]) * s;
      const lower = plane[at + SPAN] + (plane[at + SPAN + 1] - plane[at + SPAN]) * s;
      out[j * TILE + i] = upper + (lower - upper) * (y - y0);
      count++;
    }
  }
  return count;
}
