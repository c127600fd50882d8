import { cos, PI, sin } from '../engines/pixels/math.js';

/** A square picture of complex values, row-major. */
export type ComplexSquare = { readonly re: Float64Array; readonly im: Float64Array };

/**
 * Discrete Fourier transform of a square in place (radix 2, decimation in time; Cooley and Tukey
 * 1965), unscaled both ways.
 * @param side a power of two
 */
export function transform(square: ComplexSquare, side: number, inverse: boolean): void {
  const row = { re: new Float64Array(side), im: new Float64Array(side) };
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      row.re[x] = square.re[y * side + x];
      row.im[x] = square.im[y * side + x];
    }
    transformRow(row, side, inverse);
    for (let x = 0; x < side; x++) {
      square.re[y * side + x] = row.re[x];
      square.im[y * side + x] = row.im[x];
    }
  }
  for (let x = 0; x < side; x++) {
    for (let y = 0; y < side; y++) {
      row.re[y] = square.re[y * side + x];
      row.im[y] = square.im[y * side + x];
    }
    transformRow(row, side, inverse);
    for (let y = 0; y < side; y++) {
      square.re[y * side + x] = row.re[y];
      square.im[y * side + x] = row.im[y];
    }
  }
}

function transformRow({ re, im }: ComplexSquare, n: number, inverse: boolean): void {
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      [re[i], re[j]] = [re[j], re[i]];
      [im[i], im[j]] = [im[j], im[i]];
    }
  }
  for (let length = 2; length <= n; length <<= 1) {
    const half = length >> 1;
    const step = ((inverse ? 2 : -2) * PI) / length;
    for (let k = 0; k < half; k++) {
      const [wr, wi] = [cos(step * k), sin(step * k)];
      for (let start = k; start < n; start += length) {
        const other = start + half;
        const r = re[other] * wr - im[other] * wi;
        const i = re[other] * wi + im[other] * wr;
        re[other] = re[start] - r;
        im[other] = im[start] - i;
        re[start] += r;
        im[start] += i;
      }
    }
  }
}
