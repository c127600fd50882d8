import { floor, sqrt } from '../../../imaging/math.js';

/**
 * Identical bits on every machine, from IEEE 754 operations and square roots: ECMAScript leaves the
 * last digits of Math.log, Math.sin and Math.cos to the engine.
 */

const LN_2 = 0.6931471805599453;
const HALF_PI = 1.5707963267948966;
const SQRT_2 = 1.4142135623730951;

/** Natural logarithm of `x` in 2^-40..1, to about 15 digits: the series of artanh on 1/√2..√2. */
export function exactLog(x: number): number {
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
export function gaussianPair(first: number, second: number, out: Float32Array, at: number): void {
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
