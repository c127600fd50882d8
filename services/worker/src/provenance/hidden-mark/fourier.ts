import { cos, PI, sin } from '../../imaging/math.js';

const BLOCK = 16;

/** Square two-dimensional transforms of a fixed side, a power of two. */
export class Fourier {
  readonly #cosines: Float64Array;
  readonly #sines: Float64Array;
  readonly #reversed: Uint16Array;

  constructor(readonly side: number) {
    const bits = Math.log2(side);
    this.#cosines = Float64Array.from({ length: side / 2 }, (_, i) => cos((2 * PI * i) / side));
    this.#sines = Float64Array.from({ length: side / 2 }, (_, i) => sin((-2 * PI * i) / side));
    this.#reversed = Uint16Array.from({ length: side }, (_, i) => {
      let out = 0;
      for (let bit = 0; bit < bits; bit++) out |= ((i >> bit) & 1) << (bits - 1 - bit);
      return out;
    });
  }

  /** In place. Swapped arguments give the inverse transform, times the number of samples. */
  transform(re: Float64Array, im: Float64Array): void {
    for (let pass = 0; pass < 2; pass++) {
      for (let row = 0; row < re.length; row += this.side) this.#row(re, im, row);
      this.#transpose(re);
      this.#transpose(im);
    }
  }

  #row(re: Float64Array, im: Float64Array, base: number): void {
    const n = this.side;
    const [cosines, sines, reversed] = [this.#cosines, this.#sines, this.#reversed];
    for (let i = 0; i < n; i++) {
      const j = reversed[i];
      if (j <= i) continue;
      const [a, b] = [base + i, base + j];
      const [r, m] = [re[a], im[a]];
      re[a] = re[b];
      im[a] = im[b];
      re[b] = r;
      im[b] = m;
    }
    for (let half = 1; half < n; half *= 2) {
      const step = n / (2 * half);
      for (let start = base; start < base + n; start += 2 * half) {
        for (let i = start, turn = 0; i < start + half; i++, turn += step) {
          const j = i + half;
          const c = cosines[turn];
          const s = sines[turn];
          const r = c * re[j] - s * im[j];
          const m = c * im[j] + s * re[j];
          re[j] = re[i] - r;
          im[j] = im[i] - m;
          re[i] += r;
          im[i] += m;
        }
      }
    }
  }

  #transpose(values: Float64Array): void {
    const n = this.side;
    for (let top = 0; top < n; top += BLOCK) {
      for (let left = top; left < n; left += BLOCK) {
        for (let y = top; y < top + BLOCK; y++) {
          for (let x = left === top ? y + 1 : left; x < left + BLOCK; x++) {
            const value = values[y * n + x];
            values[y * n + x] = values[x * n + y];
            values[x * n + y] = value;
          }
        }
      }
    }
  }
}
