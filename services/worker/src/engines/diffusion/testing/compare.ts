import type { RgbImage } from '../../../imaging/rgb-image.js';

/** Relative to the largest expected absolute value; infinite for other lengths. */
export function relativeError(got: ArrayLike<number>, expected: ArrayLike<number>): number {
  if (got.length !== expected.length) return Infinity;
  let [difference, greatest] = [0, 0];
  for (let i = 0; i < expected.length; i++) {
    const here = Math.abs(got[i] - expected[i]);
    // Unlike Math.max, keeps NaN.
    if (!(here <= difference)) difference = here;
    greatest = Math.max(greatest, Math.abs(expected[i]));
  }
  return greatest === 0 ? difference : difference / greatest;
}

export function shareWithin(got: RgbImage, expected: RgbImage, most: number): number {
  if (got.data.length !== expected.data.length) return 0;
  const near = expected.data.filter((value, i) => Math.abs(value - got.data[i]) <= most);
  return near.length / expected.data.length;
}

/** Smallest overlap (IoU) of the areas per color, over all colors but black. */
export function leastColourOverlap(got: RgbImage, expected: RgbImage): number {
  const at = ({ data }: RgbImage, i: number) =>
    (data[3 * i] << 16) | (data[3 * i + 1] << 8) | data[3 * i + 2];
  const shared = new Map<number, number>();
  const either = new Map<number, number>();
  const count = (areas: Map<number, number>, colour: number) =>
    areas.set(colour, (areas.get(colour) ?? 0) + 1);
  for (let i = 0; i < expected.data.length / 3; i++) {
    const [a, b] = [at(got, i), at(expected, i)];
    count(either, b);
    if (a === b) count(shared, a);
    else count(either, a);
  }
  either.delete(0);
  return Math.min(...[...either].map(([colour, area]) => (shared.get(colour) ?? 0) / area));
}
