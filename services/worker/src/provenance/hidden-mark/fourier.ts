import { cos, PI, sin } from '../../imaging/math.js';

/** Transforms of rows and squares of a fixed side, a power of two. */
export class Fourier {
  readonly #cosines: Float64Array;
  readonly #sines: Float64Array;
  readonly #reversed: Uint16Array;

  constructor(readonly side: number) {
    const bits = Math.log2(side);
    this.#cosines = Float64Array.from({ length: side }, (_, i) => cos((2 * PI * i) / side));
    this.#sines = Float64Array.from({ length: side }, (_, i) => sin((-2 * PI * i) / side));
    this.#reversed = Uint16Array.from({ length: side }, (_, i) => {
      let out = 0;
      for (let bit = 0; bit < bits; bit++) out |= ((i >> bit) & 1) << (bits - 1 - bit);
      return out;
    });
  }

  /**
   * A square, in place; the result is transposed. Swapped arguments give the inverse transform,
   * times the number of samples. Empty rows cost nothing.
   */
  square(re: Float64Array, im: Float64Array): void {
    this.#rows(re, im);
    this.#transpose(re);
    this.#transpose(im);
    this.#rows(re, im);
  }

  /** Where the transposed spectrum of a square has a real wave. */
  placesOf({ x, y }: Wave): readonly [number, number] {
    const n = this.side;
    return [x * n + (y & (n - 1)), (n - x) * n + (-y & (n - 1))];
  }

  #rows(re: Float64Array, im: Float64Array): void {
    for (let base = 0; base < re.length; base += this.side) {
      let i = base;
      while (i < base + this.side && re[i] === 0 && im[i] === 0) i++;
      if (i < base + this.side) this.row(re, im, base);
    }
  }

  row(re: Float64Array, im: Float64Array, base = 0): void {
    const n = this.side;
    const [cosines, sines, reversed] = [this.#cosines, this.#sines, this.#reversed];
    for (let i = 0; i < n; i++) {
      const j = reversed[i];
      if (j <= i) continue;
      const a = base + i;
      const b = base + j;
      const r = re[a];
      const m = im[a];
      re[a] = re[b];
      im[a] = im[b];
      re[b] = r;
      im[b] = m;
    }
    for (let half = 1; half < n; half *= 2) {
      for (let j = 0; j < half; j++) {
        const turn = (j * n) / (2 * half);
        const c = cosines[turn];
        const s = sines[turn];
        for (let a = base + j; a < base + n; a += 2 * half) {
          const b = a + half;
          const r = c * re[b] - s * im[b];
          const m = c * im[b] + s * re[b];
          re[b] = re[a] - r;
          im[b] = im[a] - m;
          re[a] += r;
          im[a] += m;
        }
      }
    }
  }

  #transpose(values: Float64Array): void {
    const n = this.side;
    for (let y = 1; y < n; y++) {
      for (let x = 0; x < y; x++) {
        const value = values[y * n + x];
        values[y * n + x] = values[x * n + y];
        values[x * n + y] = value;
      }
    }
  }
}

/** Gives `2·real·cos − 2·imaginary·sin` at places of a wave. */
export function addWave(
  re: Float64Array,
  im: Float64Array,
  [at, opposite]: readonly [number, number],
  real: number,
  imaginary: number,
): void {
  re[at] += real;
  im[at] += imaginary;
  re[opposite] += real;
  im[opposite] -= imaginary;
}

/** In whole cycles over a square, `x` above 0. */
export type Wave = { readonly x: number; readonly y: number };
