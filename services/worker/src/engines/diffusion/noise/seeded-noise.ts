import { imul, floor, sqrt } from '../../../imaging/math.js';

const LN_2 = 0.6931471805599453;
const HALF_PI = 1.5707963267948966;
const SQRT_2 = 1.4142135623730951;

const ROUNDS = 10;
const MULTIPLIERS = [0xd2511f53, 0xcd9e8d57] as const;
const WEYL = [0x9e3779b9, 0xbb67ae85] as const;

/** `length` standard normal numbers of the numbered `stream`. */
export type Noise = (stream: number, length: number) => Float32Array;

/** Stream of the initial latent; fresh noise before step n uses stream n + 1. */
export const FIRST_LATENT = 0;

/**
 * Depends only on seed, gentleness, stream and position: equal in batches, on CPUs and GPUs.
 * @param seed unsigned 32-bit
 */
export function seededNoise(seed: number, gentleness = 0): Noise {
  const key = Uint32Array.of(seed, gentleness);
  return (stream, length) => {
    const noise = new Float32Array(length);
    const counter = Uint32Array.of(0, 0, stream, 0);
    const block = new Uint32Array(4);
    for (let i = 0; i < length; i += 4) {
      counter[0] = i / 4;
      philox4x32(counter, key, block);
      gaussianPair(block[0], block[1], noise, i);
      gaussianPair(block[2], block[3], noise, i + 2);
    }
    return noise;
  };
}

/**
 * One block of Philox 4x32-10 (Salmon et al., SC 2011); stateless. All numbers are unsigned.
 * @param counter four numbers @param key two numbers @param out receives four numbers
 */
function philox4x32(counter: Uint32Array, key: Uint32Array, out: Uint32Array): void {
  let [a, b, c, d, k0, k1] = [counter[0], counter[1], counter[2], counter[3], key[0], key[1]];
  for (let round = 0; round < ROUNDS; round++) {
    const left = highProduct(MULTIPLIERS[1], c) ^ b ^ k0;
    const right = highProduct(MULTIPLIERS[0], a) ^ d ^ k1;
    b = imul(MULTIPLIERS[1], c);
    d = imul(MULTIPLIERS[0], a);
    a = left;
    c = right;
    k0 = (k0 + WEYL[0]) | 0;
    k1 = (k1 + WEYL[1]) | 0;
  }
  out[0] = a;
  out[1] = b;
  out[2] = c;
  out[3] = d;
}

function highProduct(x: number, y: number): number {
  const [xHigh, xLow, yHigh, yLow] = [x >>> 16, x & 0xffff, y >>> 16, y & 0xffff];
  const middle = xHigh * yLow + ((xLow * yLow) >>> 16);
  const other = xLow * yHigh + (middle & 0xffff);
  return (xHigh * yHigh + (middle >>> 16) + (other >>> 16)) | 0;
}

/**
 * Identical bits on every machine, from IEEE 754 operations and square roots: ECMAScript leaves the
 * last digits of Math.log, Math.sin and Math.cos to the engine.
 */

/** Natural logarithm of `x` in 2^-40..1, to about 15 digits: the series of artanh on 1/√2..√2. */
function exactLog(x: number): number {
  let exponent = 0;
  let mantissa = x;
  while (mantissa * SQRT_2 < 1) {
    mantissa *= 2;
    exponent -= 1;
  }
  const t = (mantissa - 1) / (mantissa + 1);
  const square = t * t;
  let sum = 0;
  for (let n = 23; n >= 1; n -= 2) sum = sum * square + 1 / n;
  return 2 * t * sum + exponent * LN_2;
}

function exactSin(angle: number): number {
  const square = angle * angle;
  let rest = 0;
  for (let n = 16; n >= 2; n -= 2) rest = (-square / (n * (n + 1))) * (1 + rest);
  return angle * (1 + rest);
}

function exactCos(angle: number): number {
  const square = angle * angle;
  let rest = 0;
  for (let n = 16; n >= 2; n -= 2) rest = (-square / ((n - 1) * n)) * (1 + rest);
  return 1 + rest;
}

/** Two standard normal numbers (Box and Muller, 1958). @param out written from index `at` */
function gaussianPair(first: number, second: number, out: Float32Array, at: number): void {
  const radius = sqrt(-2 * exactLog((first + 0.5) / 4294967296));
  const quarters = second / 1073741824;
  const quarter = floor(quarters + 0.5);
  const angle = (quarters - quarter) * HALF_PI;
  const [x, y] = [radius * exactCos(angle), radius * exactSin(angle)];
  const isAcross = (quarter & 1) === 1;
  const sign = (quarter & 2) === 0 ? 1 : -1;
  out[at] = sign * (isAcross ? -y : x);
  out[at + 1] = sign * (isAcross ? x : y);
}
