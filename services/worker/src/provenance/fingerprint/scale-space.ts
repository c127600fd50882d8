import { gaussianBlur } from '../../imaging/blur.js';
import { ceil, sqrt } from '../../imaging/math.js';
import type { Plane } from '../../imaging/planar.js';

export const LEVELS = 3;
/** Blur of the first level, in the octave's pixels. */
export const FIRST_SIGMA = 1.6;
const SENSOR_SIGMA = 0.5;
const SMALLEST_SIDE = 24;

export type Octave = {
  readonly width: number;
  readonly height: number;
  readonly step: number;
  /** LEVELS + 3 images, each 2^(1/LEVELS) times as blurred as the previous one. */
  readonly blurred: readonly Plane[];
};

/** Gaussian scale space with halved octaves (Lowe 2004). */
export function scaleSpace(picture: Plane, width: number, height: number): Octave[] {
  const octaves: Octave[] = [];
  const first = sqrt(FIRST_SIGMA ** 2 - SENSOR_SIGMA ** 2);
  let base = gaussianBlur(picture, width, height, first);
  let step = 1;
  while (width >= SMALLEST_SIDE && height >= SMALLEST_SIDE) {
    const blurred = [base];
    for (let level = 1; level < LEVELS + 3; level++) {
      const before = FIRST_SIGMA * 2 ** ((level - 1) / LEVELS);
      const after = FIRST_SIGMA * 2 ** (level / LEVELS);
      const added = sqrt(after ** 2 - before ** 2);
      blurred.push(gaussianBlur(blurred[level - 1], width, height, added));
    }
    octaves.push({ width, height, step, blurred });
    base = everySecond(blurred[LEVELS], width, height);
    width = ceil(width / 2);
    height = ceil(height / 2);
    step *= 2;
  }
  return octaves;
}

function everySecond(source: Plane, width: number, height: number): Plane {
  const w = ceil(width / 2);
  const h = ceil(height / 2);
  const out = new Float32Array(w * h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) out[y * w + x] = source[2 * y * width + 2 * x];
  }
  return out;
}
