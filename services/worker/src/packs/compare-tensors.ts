import type { Tensor } from '../models/onnx-runtime.js';

/** Relative errors: of the norm, and of the greatest expected value. */
export type Deviation = { readonly norm: number; readonly greatest: number };

/** Share of expected values in the norm: outliers would hide errors in the others. */
const ORDINARY = 0.99;

/** Infinity for different shapes; NaN stays NaN. */
export function deviationOf(got: Tensor | undefined, expected: Tensor): Deviation {
  const [a, b] = [numbersOf(got), numbersOf(expected)];
  if (a.length !== b.length) return { norm: Infinity, greatest: Infinity };
  const sizes = Float64Array.from(b, Math.abs).sort();
  const limit = sizes[Math.max(1, Math.floor(sizes.length * ORDINARY)) - 1] ?? 0;
  let [difference, size, greatest] = [0, 0, 0];
  for (let at = 0; at < b.length; at++) {
    const here = Math.abs(a[at] - b[at]);
    // Unlike Math.max, keeps NaN.
    if (!(here <= greatest)) greatest = here;
    if (Math.abs(b[at]) > limit) continue;
    difference += here ** 2;
    size += b[at] ** 2;
  }
  return {
    norm: relative(Math.sqrt(difference), Math.sqrt(size)),
    greatest: relative(greatest, sizes.at(-1) ?? 0),
  };
}

function relative(difference: number, size: number): number {
  return difference / Math.max(size, Number.MIN_VALUE);
}

function numbersOf(tensor: Tensor | undefined): ArrayLike<number> {
  return Float64Array.from((tensor?.data ?? []) as ArrayLike<number | bigint>, Number);
}
