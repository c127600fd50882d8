import {
  abs,
  ceil,
  cos,
  floor,
  hypot,
  max,
  min,
  PI,
  round,
  sin,
  sqrt,
} from '../../imaging/math.js';
import type { Plane } from '../../imaging/planar.js';
import type { RgbImage } from '../../imaging/rgb-image.js';
import { type ShownPart, shownPart } from '../shown-part.js';
import { fits } from './content-bits.js';
import { greyOf } from './embed-mark.js';
import { CODED_BITS, decode } from './error-code.js';
import { findPilots, type Matrix } from './find-pilots.js';
import { Fourier } from './fourier.js';
import { FRAME, type Line, type MarkKey, TILE, TILES } from './mark-key.js';
import { opened } from './payload.js';
import { flattened, type Grey, SPAN, spectrumOf } from './spectrum.js';

/** In standard deviations of chance; the largest possible of the first is 9.8. */
const LEAST_PHASE = 6;
const LEAST_PLACE = 4.5;
const OFFSETS = 4;
/** A tile of which less is visible says little. */
const LEAST_SHOWN = 0.2;
const RINGS = 8;
const BAND = { from: 6.5, to: 27 };

const fourier = new Fourier(TILE);

export type ReadMark = {
  readonly id: number;
  readonly month: number;
  /** The part of the file that shows the marked picture. */
  readonly shown: ShownPart;
  /** Whether this picture is the one that was marked; undefined if too little of it is visible. */
  readonly fits: boolean | undefined;
};

/** @param image at most 1024 pixels per side */
export function readMark(image: RgbImage, keys: readonly MarkKey[]): ReadMark | undefined {
  const grey: Grey = { ...image, plane: greyOf(image) };
  const spectrum = spectrumOf(grey);
  const scale = max(grey.width, grey.height) / FRAME;
  let whole: Plane | undefined;
  for (const key of keys) {
    whole ??= flattened(spectrum, ...bandAt(scale));
    const middle = 0.5 - 0.5 / scale;
    const unmoved = { matrix: [scale, 0, 0, scale] as const, x: middle, y: middle };
    const read = readThrough(whole, grey, key, unmoved, true);
    if (read) return read;
  }
  for (const key of keys) {
    for (const matrix of findPilots(spectrum.power, key)) {
      const size = sqrt(abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
      const plane = flattened(spectrum, ...bandAt(size));
      for (const phase of phasesOf(plane, grey, key, matrix)) {
        const read = readThrough(plane, grey, key, phase, false);
        if (read) return read;
      }
    }
  }
  return undefined;
}

function bandAt(scale: number): [number, number] {
  const waves = SPAN / TILE / scale;
  return [max(BAND.from * waves, 0.015 * SPAN), BAND.to * waves];
}

type Size = { readonly width: number; readonly height: number };
/** A tile of the picture begins at `matrix · (x, y)`. */
type Phase = { readonly matrix: Matrix; readonly x: number; readonly y: number };
type Bounds = { left: number; top: number; right: number; bottom: number };

/** Units of the picture's corners. */
function boundsOf([a, b, c, d]: Matrix, { width, height }: Size): Bounds {
  const determinant = a * d - b * c;
  const corners = [0, width - 1].flatMap((x) => [0, height - 1].map((y) => [x, y] as const));
  const us = corners.map(([x, y]) => (d * x - b * y) / determinant);
  const vs = corners.map(([x, y]) => (a * y - c * x) / determinant);
  return { left: min(...us), right: max(...us), top: min(...vs), bottom: max(...vs) };
}

/** Bilinear; samples outside of the picture are skipped. @returns their number */
function sampleInto(
  plane: Plane,
  { width, height }: Size,
  [a, b, c, d]: Matrix,
  area: { x: number; y: number; width: number; height: number },
  take: (i: number, j: number, value: number) => void,
): number {
  let count = 0;
  for (let j = 0; j < area.height; j++) {
    for (let i = 0; i < area.width; i++) {
      const x = a * (area.x + i) + b * (area.y + j);
      const y = c * (area.x + i) + d * (area.y + j);
      if (x < 0 || y < 0 || x >= width - 1 || y >= height - 1) continue;
      const x0 = x | 0;
      const y0 = y | 0;
      const at = y0 * SPAN + x0;
      const s = x - x0;
      const top = plane[at] + (plane[at + 1] - plane[at]) * s;
      const bottom = plane[at + SPAN] + (plane[at + SPAN + 1] - plane[at + SPAN]) * s;
      take(i, j, top + (bottom - top) * (y - y0));
      count++;
    }
  }
  return count;
}

/** Folds all tiles into one, where the pilots tell its shift. */
function phasesOf(plane: Plane, size: Size, { pilots }: MarkKey, matrix: Matrix): Phase[] {
  const { left, top, right, bottom } = boundsOf(matrix, size);
  const [x, y] = [floor(left), floor(top)];
  const area = { x, y, width: ceil(right) - x, height: ceil(bottom) - y };
  const re = new Float64Array(TILE * TILE);
  const im = new Float64Array(TILE * TILE);
  sampleInto(plane, size, matrix, area, (i, j, value) => {
    re[((y + j) & (TILE - 1)) * TILE + ((x + i) & (TILE - 1))] += value;
  });
  fourier.transform(re, im);
  const waves = pilots.map(({ x: kx, y: ky, phase }) => {
    const at = ((ky + TILE) % TILE) * TILE + kx;
    const angle = Math.atan2(im[at], re[at]);
    return { kx, ky, straight: angle - phase, turned: -angle - phase };
  });
  return (['straight', 'turned'] as const).flatMap((way) => {
    const found = bestShift(waves.map((wave) => ({ x: wave.kx, y: wave.ky, phase: wave[way] })));
    if (found.score / sqrt(pilots.length / 2) < LEAST_PHASE) return [];
    const turned = matrix.map((value) => (way === 'turned' ? -value : value));
    return { matrix: turned as unknown as Matrix, x: found.x, y: found.y };
  });
}

/** Where `Σ cos(phase + 2π·k·shift)` is largest. */
function bestShift(waves: readonly Line[]): { x: number; y: number; score: number } {
  const side = 2 * TILE;
  const table = Float64Array.from({ length: side }, (_, i) => cos((2 * PI * i) / side));
  const scores = new Float64Array(side * side);
  for (const { x, y, phase } of waves) {
    const begin = (phase / (2 * PI)) * side;
    const part = begin - floor(begin);
    const [near, far] = [cos((2 * PI * part) / side), sin((2 * PI * part) / side)];
    for (let v = 0, i = 0; v < side; v++) {
      const row = floor(begin) + y * v;
      for (let u = 0; u < side; u++, i++) {
        const turn = row + x * u;
        scores[i] += near * table[turn & (side - 1)] - far * table[(turn - side / 4) & (side - 1)];
      }
    }
  }
  let top = 0;
  for (let i = 1; i < scores.length; i++) if (scores[i] > scores[top]) top = i;
  const exact = (u: number, v: number) =>
    waves.reduce((sum, { x, y, phase }) => sum + cos(phase + (2 * PI * (x * u + y * v)) / TILE), 0);
  let best = { x: (top % side) / 2, y: floor(top / side) / 2, score: -Infinity };
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

type Tile = {
  readonly column: number;
  readonly row: number;
  readonly re: Float64Array;
  readonly im: Float64Array;
};

function readThrough(
  plane: Plane,
  grey: Grey,
  key: MarkKey,
  phase: Phase,
  isUnmoved: boolean,
): ReadMark | undefined {
  const tiles = tilesOf(plane, grey, key, phase);
  if (tiles.length === 0) return undefined;
  const offsets = isUnmoved ? [{ x: 0, y: 0, score: LEAST_PLACE }] : offsetsOf(tiles, key);
  for (const { x, y, score } of offsets) {
    if (score < LEAST_PLACE) break;
    const block = decode(softBits(tiles, key, x, y));
    const payload = block && opened(key, block);
    if (!payload) continue;
    const { id, month, content, ...frame } = payload;
    const moved = originOf(tiles, key, x, y);
    const [a, b, c, d] = phase.matrix;
    const [u, v] = [phase.x - moved.x * TILE, phase.y - moved.y * TILE];
    const placement = [a, b, a * u + b * v, c, d, c * u + d * v] as const;
    const look = (fx: number, fy: number) => {
      const px = round(a * (fx + u) + b * (fy + v));
      const py = round(c * (fx + u) + d * (fy + v));
      const isInside = px >= 0 && py >= 0 && px < grey.width && py < grey.height;
      return isInside ? grey.plane[py * grey.width + px] : NaN;
    };
    const shown = shownPart(placement, frame, grey);
    return { id, month, shown, fits: fits(key, frame, look, content) };
  }
  return undefined;
}

function tilesOf(plane: Plane, size: Size, key: MarkKey, phase: Phase): Tile[] {
  const { left, top, right, bottom } = boundsOf(phase.matrix, size);
  const lines = [...key.places, ...key.data];
  const tiles: Tile[] = [];
  let waiting: { column: number; row: number; values: Float64Array } | undefined;
  const empty = new Float64Array(TILE * TILE);
  const add = (other?: { column: number; row: number; values: Float64Array }) => {
    if (!waiting) return;
    const [re, im] = [waiting.values, other?.values ?? empty.slice()];
    fourier.transform(re, im);
    const [first, second] = [waiting, other].map(
      (tile) =>
        tile && {
          column: tile.column,
          row: tile.row,
          re: new Float64Array(lines.length),
          im: new Float64Array(lines.length),
        },
    );
    lines.forEach(({ x, y }, i) => {
      const at = ((y + TILE) % TILE) * TILE + x;
      const opposite = ((TILE - y) % TILE) * TILE + TILE - x;
      if (first) {
        first.re[i] = (re[at] + re[opposite]) / 2;
        first.im[i] = (im[at] - im[opposite]) / 2;
      }
      if (second) {
        second.re[i] = (im[at] + im[opposite]) / 2;
        second.im[i] = (re[opposite] - re[at]) / 2;
      }
    });
    tiles.push(...[first, second].flatMap((tile) => tile ?? []));
    waiting = undefined;
  };
  for (let row = floor((top - phase.y) / TILE); row * TILE < bottom - phase.y; row++) {
    for (let column = floor((left - phase.x) / TILE); column * TILE < right - phase.x; column++) {
      const values = new Float64Array(TILE * TILE);
      const [x, y] = [phase.x + column * TILE, phase.y + row * TILE];
      const area = { x, y, width: TILE, height: TILE };
      const count = sampleInto(plane, size, phase.matrix, area, (i, j, value) => {
        values[j * TILE + i] = value;
      });
      if (count < LEAST_SHOWN * TILE * TILE) continue;
      if (waiting) add({ column, row, values });
      else waiting = { column, row, values };
    }
  }
  add();
  return tiles;
}

const within = (index: number) => index & (TILES - 1);

function signsOf({ signs, places, data }: MarkKey, column: number, row: number): Int8Array {
  const lines = places.length + data.length;
  const tile = within(row) * TILES + within(column);
  return signs.subarray(tile * lines, (tile + 1) * lines);
}

/** How well the lines of a tile say that it is at a place of the frame. */
function placeMatch({ re, im }: Tile, { places }: MarkKey, signs: Int8Array): number {
  let sum = 0;
  for (let i = 0; i < places.length; i++) {
    const { phase } = places[i];
    sum += signs[i] * (re[i] * cos(phase) + im[i] * sin(phase));
  }
  return sum;
}

function offsetsOf(tiles: readonly Tile[], key: MarkKey) {
  let energy = 0;
  for (const { re, im } of tiles) {
    for (let i = 0; i < key.places.length; i++) {
      const { phase } = key.places[i];
      energy += (re[i] * cos(phase) + im[i] * sin(phase)) ** 2;
    }
  }
  return Array.from({ length: TILES * TILES }, (_, offset) => {
    const [x, y] = [offset % TILES, floor(offset / TILES)];
    const match = tiles.reduce(
      (sum, tile) => sum + placeMatch(tile, key, signsOf(key, tile.column + x, tile.row + y)),
      0,
    );
    return { x, y, score: match / sqrt(energy || 1) };
  })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, OFFSETS);
}

/** In tiles, from the picture's first to the frame's: tiles beyond the frame match nothing. */
function originOf(tiles: readonly Tile[], key: MarkKey, x: number, y: number) {
  const wraps = [-1, 0, 1].flatMap((v) => [-1, 0, 1].map((u) => [x + u * TILES, y + v * TILES]));
  let best = { x, y, match: -Infinity };
  for (const [ox, oy] of wraps) {
    let match = 0;
    for (const tile of tiles) {
      const [column, row] = [tile.column + ox, tile.row + oy];
      if (column < 0 || row < 0 || column >= TILES || row >= TILES) continue;
      match += placeMatch(tile, key, signsOf(key, column, row));
    }
    if (match > best.match) best = { x: ox, y: oy, match };
  }
  return best;
}

function softBits(tiles: readonly Tile[], key: MarkKey, x: number, y: number): Float64Array {
  const { places, data, bitOf, chips } = key;
  const count = places.length + data.length;
  const re = new Float64Array(count);
  const im = new Float64Array(count);
  for (const tile of tiles) {
    const signs = signsOf(key, tile.column + x, tile.row + y);
    for (let i = 0; i < count; i++) {
      re[i] += signs[i] * tile.re[i];
      im[i] += signs[i] * tile.im[i];
    }
  }
  const weights = ringWeights(key, re, im);
  const soft = new Float64Array(CODED_BITS);
  data.forEach((line, i) => {
    const weight = weights[ringOf(line)];
    const at = places.length + i;
    soft[bitOf[2 * i]] += weight * chips[2 * i] * re[at];
    soft[bitOf[2 * i + 1]] -= weight * chips[2 * i + 1] * im[at];
  });
  return soft;
}

/** Loudness of the mark over that of the picture, by frequency. */
function ringWeights({ places, data }: MarkKey, re: Float64Array, im: Float64Array): Float64Array {
  const loudness = new Float64Array(RINGS);
  const noise = new Float64Array(RINGS);
  const [lines, marks] = [new Float64Array(RINGS), new Float64Array(RINGS)];
  [...places, ...data].forEach((line, i) => {
    const ring = ringOf(line);
    noise[ring] += re[i] ** 2 + im[i] ** 2;
    lines[ring]++;
    if (i >= places.length) return;
    loudness[ring] += re[i] * cos(line.phase) + im[i] * sin(line.phase);
    marks[ring]++;
  });
  const usual = loudness.reduce((sum, value) => sum + value, 0) / places.length;
  return loudness.map(
    (value, ring) =>
      max((value + 4 * usual) / (marks[ring] + 4), 0.1 * usual, 0) /
      (noise[ring] / lines[ring] || 1),
  );
}

function ringOf({ x, y }: Line): number {
  const [from, to] = [0.06 * TILE, 0.2 * TILE];
  return max(0, min(RINGS - 1, floor(((hypot(x, y) - from) / (to - from)) * RINGS)));
}
