import { createHmac } from 'node:crypto';
import { boxBlur, gaussianBlur } from '../../imaging/blur.js';
import { cos, max, min, PI, round, sin, sqrt } from '../../imaging/math.js';
import type { Plane } from '../../imaging/planar.js';
import { downsample, resize } from '../../imaging/resample.js';
import type { RgbImage } from '../../imaging/rgb-image.js';
import { contentBits } from './content-bits.js';
import { encode } from './error-code.js';
import { Fourier } from './fourier.js';
import { FRAME, type Line, type MarkKey, TILE, TILES } from './mark-key.js';
import { sealed } from './payload.js';

/** Shares of the power, which is 1 in all. */
const PILOT_POWER = 0.35;
/** Units over which tiles fade into each other. */
const FADE = 16;
/** In 8-bit steps: strength in even areas, its growth with local contrast, and its limit. */
const EVEN = 0.5;
const PER_STEP = 0.4;
const STRONGEST = 2;
/** Flat pictures would carry too little; see `strengthOf`. */
const LEAST_MEAN = 0.8;
const MOST_GAIN = 1.7;

const fourier = new Fourier(TILE);

type Marked = { readonly image: RgbImage; readonly payload: Buffer };

/** Equal pictures get equal marks within a month, because averaging different ones removes marks. */
export function embedMark(image: RgbImage, key: MarkKey, now = new Date()): Marked {
  const { width, height, data } = image;
  const scale = FRAME / max(width, height);
  const frame = { width: max(1, round(width * scale)), height: max(1, round(height * scale)) };
  const grey = resize(greyOf(image), width, height, frame.width, frame.height);
  const content = contentBits(key, frame, (x, y) => grey[(y | 0) * frame.width + (x | 0)]);
  const id = createHmac('sha256', key.cipher).update(data).digest().readUInt32BE();
  const month = (now.getUTCFullYear() - 2026) * 12 + now.getUTCMonth();
  const payload = sealed(key, { ...frame, month, id }, content);
  const pattern = patternOf(key, encode(payload), frame);
  const strength = strengthOf(grey, frame.width, frame.height);
  for (let i = 0; i < pattern.length; i++) pattern[i] *= strength[i];
  const change = resize(pattern, frame.width, frame.height, width, height);
  const marked = new Uint8ClampedArray(data);
  for (let i = 0, j = 0; i < change.length; i++, j += 3) {
    marked[j] += change[i];
    marked[j + 1] += change[i];
    marked[j + 2] += change[i];
  }
  return { image: { width, height, data: new Uint8Array(marked.buffer) }, payload };
}

export function greyOf({ width, height, data }: RgbImage): Plane {
  const plane = new Float32Array(width * height);
  for (let i = 0, j = 0; i < plane.length; i++, j += 3) {
    plane[i] = 0.299 * data[j] + 0.587 * data[j + 1] + 0.114 * data[j + 2];
  }
  return plane;
}

type Size = { readonly width: number; readonly height: number };

/** Unit variance. */
function patternOf(key: MarkKey, coded: Uint8Array, { width, height }: Size): Plane {
  const out = new Float32Array(width * height);
  const fade = Float32Array.from({ length: TILE + FADE }, (_, i) => {
    const edge = min(i, TILE + FADE - 1 - i);
    return edge >= FADE ? 1 : 0.5 - 0.5 * cos((PI * (edge + 0.5)) / FADE);
  });
  const shown = Array.from({ length: TILES * TILES }, (_, tile) => tile).filter(
    (tile) => (tile % TILES) * TILE < width + FADE && ((tile / TILES) | 0) * TILE < height + FADE,
  );
  for (let i = 0; i < shown.length; i += 2) {
    const re = new Float64Array(TILE * TILE);
    const im = new Float64Array(TILE * TILE);
    addTile(key, coded, shown[i], (at, real, imaginary) => {
      re[at] += real;
      im[at] += imaginary;
    });
    if (i + 1 < shown.length) {
      addTile(key, coded, shown[i + 1], (at, real, imaginary) => {
        re[at] -= imaginary;
        im[at] += real;
      });
    }
    fourier.transform(im, re);
    paint(re, shown[i]);
    if (i + 1 < shown.length) paint(im, shown[i + 1]);
  }
  return out;

  function paint(tile: Float64Array, index: number): void {
    const [left, top] = [
      (index % TILES) * TILE - FADE / 2,
      ((index / TILES) | 0) * TILE - FADE / 2,
    ];
    for (let y = max(0, top); y < min(height, top + TILE + FADE); y++) {
      const row = (y & (TILE - 1)) * TILE;
      const across = fade[y - top];
      for (let x = max(0, left); x < min(width, left + TILE + FADE); x++) {
        out[y * width + x] += across * fade[x - left] * tile[row + (x & (TILE - 1))];
      }
    }
  }
}

type Add = (at: number, real: number, imaginary: number) => void;

/** The spectrum of one tile: `(re, im)` at a line gives `2·re·cos − 2·im·sin`. */
function addTile(key: MarkKey, coded: Uint8Array, tile: number, add: Add): void {
  const { pilots, places, data, bitOf, chips } = key;
  const lines = places.length + data.length;
  const signs = key.signs.subarray(tile * lines, (tile + 1) * lines);
  const wave = ({ x, y }: Line, real: number, imaginary: number) => {
    add(((y + TILE) % TILE) * TILE + x, real, imaginary);
    add(((TILE - y) % TILE) * TILE + TILE - x, real, -imaginary);
  };
  const loud = sqrt(PILOT_POWER / (2 * pilots.length));
  for (const line of pilots) wave(line, loud * cos(line.phase), loud * sin(line.phase));
  const soft = sqrt((1 - PILOT_POWER) / (2 * lines));
  places.forEach((line, i) =>
    wave(line, signs[i] * soft * cos(line.phase), signs[i] * soft * sin(line.phase)),
  );
  const each = soft / sqrt(2);
  data.forEach((line, i) => {
    const sign = signs[places.length + i] * each;
    const bit = (value: number) => chips[value] * (coded[bitOf[value]] ? 1 : -1);
    wave(line, sign * bit(2 * i), -sign * bit(2 * i + 1));
  });
}

/**
 * Grows with the contrast that surrounds a place on all sides: the minimum keeps the mark away from
 * the flat side of a hard edge.
 */
function strengthOf(grey: Plane, width: number, height: number): Plane {
  const smooth = gaussianBlur(grey, width, height, 1.9);
  const squares = grey.map((value, i) => (value - smooth[i]) ** 2);
  const half = downsample(boxBlur(squares, width, height, 4), width, height, 2);
  const least = leastAround(
    half.plane.map((square) => sqrt(max(square, 0))),
    half.width,
    half.height,
    5,
  );
  const even = boxBlur(least, half.width, half.height, 2);
  const strength = resize(even, half.width, half.height, width, height);
  let sum = 0;
  for (let i = 0; i < strength.length; i++) {
    strength[i] = min(EVEN + PER_STEP * strength[i], STRONGEST);
    sum += strength[i];
  }
  const gain = min(MOST_GAIN, max(1, (LEAST_MEAN * strength.length) / sum));
  return gain === 1 ? strength : strength.map((value) => min(gain * value, STRONGEST));
}

/** A minimum over 3 × 3, repeated: faster than one over the whole window. */
function leastAround(plane: Plane, width: number, height: number, radius: number): Plane {
  const across = new Float32Array(plane.length);
  const out = plane.slice();
  for (let round = 0; round < radius; round++) {
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        const before = x > 0 ? out[i - 1] : out[i];
        const after = x < width - 1 ? out[i + 1] : out[i];
        const least = before < after ? before : after;
        across[i] = least < out[i] ? least : out[i];
      }
    }
    for (let y = 0, i = 0; y < height; y++) {
      const above = y > 0 ? width : 0;
      const below = y < height - 1 ? width : 0;
      for (let x = 0; x < width; x++, i++) {
        const before = across[i - above];
        const after = across[i + below];
        const least = before < after ? before : after;
        out[i] = least < across[i] ? least : across[i];
      }
    }
  }
  return out;
}
