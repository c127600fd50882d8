import { createHmac } from 'node:crypto';
import { boxBlur, gaussianBlur } from '../../imaging/blur.js';
import { cos, floor, max, min, PI, round, sqrt } from '../../imaging/math.js';
import { greyOf, type Plane } from '../../imaging/planar.js';
import { downsample, resize } from '../../imaging/resample.js';
import type { RgbImage } from '../../imaging/rgb-image.js';
import { contentBits } from './content-bits.js';
import { encode } from './error-code.js';
import { addWave, Fourier } from './fourier.js';
import { FRAME, type Line, type MarkKey, TILE, TILES } from './mark-key.js';
import { sealed } from './payload.js';
import type { Size } from './spectrum.js';

/** Shares of the power, which is 1 in all. */
const PILOT_POWER = 0.35;
/** Units over which tiles fade into each other. */
const FADE = 16;
/** In 8-bit steps: strength in even areas, its growth with local contrast, and its limit. */
const EVEN = 0.5;
const PER_STEP = 0.3;
const STRONGEST = 2;
/** Flat pictures would carry too little; see `strengthOf`. */
const LEAST_MEAN = 1.1;
const MOST_GAIN = 2;

const fourier = new Fourier(TILE);

type Marked = { readonly image: RgbImage; readonly payload: Buffer };

/** Equal pictures get equal marks within a month, because averaging different ones removes marks. */
export function embedMark(image: RgbImage, key: MarkKey, now = new Date()): Marked {
  const { data } = image;
  const scale = FRAME / max(image.width, image.height);
  const [width, height] = [image.width, image.height].map((side) => max(1, round(side * scale)));
  const grey = resized(greyOf(image), image, { width, height });
  const content = contentBits(key, { width, height }, (x, y) => grey[(y | 0) * width + (x | 0)]);
  const id = createHmac('sha256', key.cipher).update(data).digest().readUInt32BE();
  const month = (now.getUTCFullYear() - 2026) * 12 + now.getUTCMonth();
  const payload = sealed(key, { width, height, month, id }, content);
  const pattern = patternOf(key, encode(payload), { width, height });
  const strength = strengthOf(grey, width, height);
  for (let i = 0; i < pattern.length; i++) pattern[i] *= strength[i];
  const change = resized(pattern, { width, height }, image);
  const marked = new Uint8ClampedArray(data.length);
  for (let i = 0, j = 0; i < change.length; i++, j += 3) {
    // A whole number, and the same for all channels.
    const more = floor(change[i] + 0.5) | 0;
    marked[j] = data[j] + more;
    marked[j + 1] = data[j + 1] + more;
    marked[j + 2] = data[j + 2] + more;
  }
  return { image: { ...image, data: new Uint8Array(marked.buffer) }, payload };
}

function resized(plane: Plane, from: Size, to: Size): Plane {
  const isSame = from.width === to.width && from.height === to.height;
  return isSame ? plane : resize(plane, from.width, from.height, to.width, to.height);
}

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
  const waves = wavesOf(key, coded);
  const [re, im] = [new Float64Array(TILE * TILE), new Float64Array(TILE * TILE)];
  for (let i = 0; i < shown.length; i += 2) {
    // Two real tiles as one complex one.
    re.fill(0);
    im.fill(0);
    const second = shown.at(i + 1);
    addTile(key, waves, shown[i], re, im, 1);
    if (second !== undefined) addTile(key, waves, second, im, re, -1);
    fourier.square(im, re);
    paint(re, shown[i]);
    if (second !== undefined) paint(im, second);
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

type KeyedWave = {
  readonly places: readonly [number, number];
  readonly real: number;
  readonly imaginary: number;
};

/** Pilots, places and data, before the signs of a tile. */
function wavesOf({ pilots, places, data, bitOf, chips }: MarkKey, coded: Uint8Array): KeyedWave[] {
  const loud = sqrt(PILOT_POWER / (2 * pilots.length));
  const soft = sqrt((1 - PILOT_POWER) / (2 * (places.length + data.length)));
  const bit = (value: number) => chips[value] * (coded[bitOf[value]] ? 1 : -1);
  const wave = (line: Line, size: number, re: number, im: number) => ({
    places: fourier.placesOf(line),
    real: size * re,
    imaginary: size * im,
  });
  return [
    ...pilots.map((line) => wave(line, loud, line.re, line.im)),
    ...places.map((line) => wave(line, soft, line.re, line.im)),
    ...data.map((line, i) => wave(line, soft / sqrt(2), bit(2 * i), -bit(2 * i + 1))),
  ];
}

function addTile(
  { pilots, signs }: MarkKey,
  waves: readonly KeyedWave[],
  tile: number,
  re: Float64Array,
  im: Float64Array,
  side: number,
): void {
  const first = tile * (waves.length - pilots.length) - pilots.length;
  for (let i = 0; i < waves.length; i++) {
    const { places, real, imaginary } = waves[i];
    const sign = i < pilots.length ? 1 : signs[first + i];
    addWave(re, im, places, sign * real, side * sign * imaginary);
  }
}

/**
 * Grows with the contrast that surrounds a place on all sides: the minimum keeps the mark away from
 * the flat side of a hard edge.
 */
function strengthOf(grey: Plane, width: number, height: number): Plane {
  const half = downsample(grey, width, height, 2);
  const blurred = gaussianBlur(half.plane, half.width, half.height, 0.85);
  const smooth = resize(blurred, half.width, half.height, width, height);
  for (let i = 0; i < smooth.length; i++) {
    const detail = grey[i] - smooth[i];
    smooth[i] = detail * detail;
  }
  const { plane, width: w, height: h } = downsample(smooth, width, height, 4);
  const local = boxBlur(plane, w, h, 1).map((energy) => sqrt(max(energy, 0)));
  const strength = boxBlur(leastAround(leastAround(local, w), w), w, h, 1);
  let sum = 0;
  for (let i = 0; i < strength.length; i++) {
    strength[i] = min(EVEN + PER_STEP * strength[i], STRONGEST);
    sum += strength[i];
  }
  const gain = min(MOST_GAIN, max(1, (LEAST_MEAN * strength.length) / sum));
  for (let i = 0; i < strength.length; i++) strength[i] = min(gain * strength[i], STRONGEST);
  return resize(strength, w, h, width, height);
}

/** A minimum over 3 × 3. */
function leastAround(plane: Plane, width: number): Plane {
  return leastOfThree(leastOfThree(plane, 1, width), width, plane.length);
}

/** Of each value and its neighbors, `step` apart within runs of `length`. */
function leastOfThree(plane: Plane, step: number, length: number): Plane {
  const out = new Float32Array(plane.length);
  for (let i = 0; i < plane.length; i++) {
    const place = i % length;
    const before = plane[place < step ? i : i - step];
    const after = plane[place + step < length ? i + step : i];
    const least = before < after ? before : after;
    out[i] = plane[i] < least ? plane[i] : least;
  }
  return out;
}
