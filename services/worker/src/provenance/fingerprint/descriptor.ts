import {
  atan2,
  cos,
  exp,
  floor,
  max,
  min,
  PI,
  round,
  sin,
  sqrt,
  SQRT2,
} from '../../imaging/math.js';
import type { Keypoint } from './keypoints.js';
import { FIRST_SIGMA, LEVELS } from './scale-space.js';

const CELLS = 4;
const SLOPES = 8;
export const DIMENSIONS = CELLS * CELLS * SLOPES;
const CELL_SIGMAS = 3;
/** Limits the influence of a single gradient. */
const CLIP = 0.2;

const BORDERED = CELLS + 2;

export type Descriptor = { readonly values: Float32Array; readonly median: number };

/** SIFT (Lowe 2004): 4 × 4 cells of gradients in 8 directions. */
export function describe(keypoint: Keypoint): Descriptor {
  return describeAt(keypoint, keypoint.level);
}

/** The description at the next half step, for copies whose scale lies between two levels of the original. */
export function describeBetween(keypoint: Keypoint): Descriptor {
  const { sigma, octave, level } = keypoint;
  const isAbove = sigma > FIRST_SIGMA * 2 ** (level / LEVELS) * octave.step;
  return describeAt(keypoint, isAbove ? level + 0.5 : level - 0.5);
}

function describeAt({ x, y, angle, octave, level }: Keypoint, cellLevel: number): Descriptor {
  const { width, height, step, blurred } = octave;
  const plane = blurred[level];
  const cx = x / step - 0.5;
  const cy = y / step - 0.5;
  const cell = CELL_SIGMAS * FIRST_SIGMA * 2 ** (cellLevel / LEVELS);
  const c = cos(angle) / cell;
  const s = sin(angle) / cell;
  const radius = round(cell * SQRT2 * (CELLS + 1) * 0.5);
  const left = max(1, round(cx) - radius);
  const right = min(width - 2, round(cx) + radius);
  const fall = Float64Array.from({ length: max(0, right - left + 1) }, (_, i) =>
    falloff((left + i - cx) / cell),
  );
  const sums = new Float32Array(BORDERED * BORDERED * SLOPES);
  for (let py = max(1, round(cy) - radius); py <= min(height - 2, round(cy) + radius); py++) {
    const dy = py - cy;
    const rowFall = falloff(dy / cell);
    for (let px = left; px <= right; px++) {
      const dx = px - cx;
      const u = c * dx + s * dy + (CELLS / 2 - 0.5);
      const v = c * dy - s * dx + (CELLS / 2 - 0.5);
      if (u <= -1 || u >= CELLS || v <= -1 || v >= CELLS) continue;
      const i = py * width + px;
      const gx = plane[i + 1] - plane[i - 1];
      const gy = plane[i + width] - plane[i - width];
      const turn = ((atan2(gy, gx) - angle) / (2 * PI) + 2) * SLOPES;
      spread(sums, u, v, turn, rowFall * fall[px - left] * sqrt(gx * gx + gy * gy));
    }
  }
  return evened(withoutBorder(sums));
}

function falloff(distance: number): number {
  return exp(-(distance * distance) / (CELLS * CELLS * 0.5));
}

function spread(sums: Float32Array, u: number, v: number, turn: number, amount: number): void {
  const u0 = floor(u);
  const v0 = floor(v);
  const t0 = floor(turn);
  const slope = t0 % SLOPES;
  const next = (t0 + 1) % SLOPES;
  const along = turn - t0;
  const lower = amount * (v - v0);
  const upper = amount * (1 - (v - v0));
  const right = u - u0;
  const left = 1 - right;
  let at = ((v0 + 1) * BORDERED + u0 + 1) * SLOPES;
  sums[at + slope] += upper * left * (1 - along);
  sums[at + next] += upper * left * along;
  at += SLOPES;
  sums[at + slope] += upper * right * (1 - along);
  sums[at + next] += upper * right * along;
  at += (BORDERED - 1) * SLOPES;
  sums[at + slope] += lower * left * (1 - along);
  sums[at + next] += lower * left * along;
  at += SLOPES;
  sums[at + slope] += lower * right * (1 - along);
  sums[at + next] += lower * right * along;
}

function withoutBorder(sums: Float32Array): Float32Array {
  const out = new Float32Array(DIMENSIONS);
  const row = CELLS * SLOPES;
  for (let y = 0; y < CELLS; y++) {
    const begin = ((y + 1) * BORDERED + 1) * SLOPES;
    out.set(sums.subarray(begin, begin + row), y * row);
  }
  return out;
}

function evened(sums: Float32Array): Descriptor {
  const clipped = unit(sums);
  for (let i = 0; i < DIMENSIONS; i++) clipped[i] = min(clipped[i], CLIP);
  const values = unit(clipped);
  return { values, median: values.toSorted()[DIMENSIONS / 2] };
}

function unit(values: Float32Array): Float32Array {
  let energy = 0;
  for (let i = 0; i < DIMENSIONS; i++) energy += values[i] * values[i];
  const scale = 1 / (sqrt(energy) || 1);
  const out = new Float32Array(DIMENSIONS);
  for (let i = 0; i < DIMENSIONS; i++) out[i] = values[i] * scale;
  return out;
}

export const MIRRORED = Array.from({ length: DIMENSIONS }, (_, i) => {
  const row = floor(i / (CELLS * SLOPES));
  const column = floor(i / SLOPES) % CELLS;
  return ((CELLS - 1 - row) * CELLS + column) * SLOPES + ((SLOPES - (i % SLOPES)) % SLOPES);
});

export function mirrored({ values, median }: Descriptor): Descriptor {
  const out = new Float32Array(DIMENSIONS);
  for (let i = 0; i < DIMENSIONS; i++) out[i] = values[MIRRORED[i]];
  return { values: out, median };
}

/** 128 bits: whether each value exceeds the median, which is often 0. */
export function bitsOf({ values, median }: Descriptor): Uint32Array {
  const bits = new Uint32Array(DIMENSIONS / 32);
  for (let i = 0; i < DIMENSIONS; i++) if (values[i] > median) bits[i >> 5] |= 1 << (i & 31);
  return bits;
}
