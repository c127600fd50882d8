import { cbrt, round } from './math.js';

/** Tables for 8-bit results: IEC 61966-2-1 (sRGB) transfer curves and CIE L*a*b* (D65). */
const STEPS = 4096;
/** Separate table for shadows, where the curve is steep. */
const DARKEST = 0.02;
const BRIGHTEST = 1.125;
const LINEAR = new Float32Array(STEPS + 2);
const GAMMA = new Float32Array(STEPS + 2);
const DARK_GAMMA = new Float32Array(STEPS + 2);
/** Exact at black: lightness is never negative. */
const PIVOT = new Float64Array(STEPS + 2);
for (let i = 0; i <= STEPS + 1; i++) {
  const v = i / STEPS;
  LINEAR[i] = v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  GAMMA[i] = encodeExactly(v);
  DARK_GAMMA[i] = encodeExactly(v * DARKEST);
  PIVOT[i] = pivotExactly(v * BRIGHTEST);
}

function pivotExactly(t: number): number {
  return t > 0.008856 ? cbrt(t) : 7.787 * t + 16 / 116;
}

function encodeExactly(v: number): number {
  return v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055;
}

export function toLinear(v: number): number {
  if (v <= 0) return 0;
  if (v >= 1) return 1;
  return between(LINEAR, v * STEPS);
}

export function toGamma(v: number): number {
  if (v <= 0) return 0;
  if (v >= 1) return 1;
  return v < DARKEST ? between(DARK_GAMMA, v * (STEPS / DARKEST)) : between(GAMMA, v * STEPS);
}

function between(table: Float32Array | Float64Array, place: number): number {
  const i = place | 0;
  return table[i] + (table[i + 1] - table[i]) * (place - i);
}

const pivot = (t: number) => between(PIVOT, t * (STEPS / BRIGHTEST));
const unpivot = (t: number) => (t > 0.206893 ? t * t * t : (t - 16 / 116) / 7.787);

/** Writes L*, a*, b* of an sRGB-encoded color to `out[0..2]`. */
export function rgbToLab(r: number, g: number, b: number, out: Float64Array | number[]): void {
  const lr = toLinear(r);
  const lg = toLinear(g);
  const lb = toLinear(b);
  const x = pivot((0.4124 * lr + 0.3576 * lg + 0.1805 * lb) / 0.95047);
  const y = pivot(0.2126 * lr + 0.7152 * lg + 0.0722 * lb);
  const z = pivot((0.0193 * lr + 0.1192 * lg + 0.9505 * lb) / 1.08883);
  out[0] = 116 * y - 16;
  out[1] = 500 * (x - y);
  out[2] = 200 * (y - z);
}

/** Writes the sRGB-encoded color of L*, a*, b* to `out[0..2]`; clipped. */
export function labToRgb(l: number, a: number, b: number, out: Float64Array | number[]): void {
  const fy = (l + 16) / 116;
  const x = unpivot(fy + a / 500) * 0.95047;
  const y = unpivot(fy);
  const z = unpivot(fy - b / 200) * 1.08883;
  out[0] = toGamma(3.2406 * x - 1.5372 * y - 0.4986 * z);
  out[1] = toGamma(-0.9689 * x + 1.8758 * y + 0.0415 * z);
  out[2] = toGamma(0.0557 * x - 0.204 * y + 1.057 * z);
}

export type Hex = `#${string}`;

export function parseHex(hex: Hex): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

export function labOf(hex: Hex): [l: number, a: number, b: number] {
  const lab: [number, number, number] = [0, 0, 0];
  rgbToLab(...parseHex(hex), lab);
  return lab;
}

export function toHex(rgb: readonly number[]): Hex {
  return `#${rgb
    .map((v) =>
      round(v * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
