import { abs, floor, hypot, max } from '../../../../imaging/math.js';
import { luma, type Planar, type Plane } from '../../../../imaging/planar.js';
import type { Point } from '../../../../imaging/polygon.js';
import { eachPixelOf } from '../../../../imaging/triangle.js';
import { triangulate } from '../../../../imaging/triangulate.js';

const ROUNDS = 7;
/** Splits only inside a facet, to avoid slivers at edges. */
const INSIDE = 0.09;

export type Detail = {
  readonly weight: Plane;
  /** Minimum distance between corners in pixels, at the picture's size. */
  readonly spacing: Plane;
  readonly corners: number;
};

/** Splits the worst facets (greedy insertion: Garland, Heckbert, 1995). */
export function refineCorners(
  picture: Planar,
  corners: readonly Point[],
  { weight, spacing, corners: wanted }: Detail,
): Point[] {
  const side = picture.width;
  const edge = gradient(luma(picture), side);
  const all = [...corners];
  for (let round = 0; round < ROUNDS; round++) {
    const worst = worstPlaces(picture, all, weight, edge);
    let left = (wanted * (round + 1)) / ROUNDS - (all.length - corners.length);
    for (const place of worst) {
      if (left < 1) break;
      const point = { x: (place % side) + 0.5, y: floor(place / side) + 0.5 };
      const apart = spacing[place];
      if (
        all.some(({ x, y }) => abs(x - point.x) < apart && hypot(x - point.x, y - point.y) < apart)
      )
        continue;
      all.push(point);
      left--;
    }
  }
  return all;
}

function worstPlaces(picture: Planar, corners: readonly Point[], weight: Plane, edge: Plane) {
  const { width, height, r: reds, g: greens, b: blues } = picture;
  const grid = { width, height, at: 0.5, smallest: 2, slack: 0 };
  const triangles = triangulate(corners, width);
  const found: { place: number; error: number }[] = [];
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => corners[triangles[t + k]]);
    let [count, heavy, place, strongest] = [0, 0, -1, 0];
    let [red, green, blue, squares] = [0, 0, 0, 0];
    eachPixelOf([a, b, c], grid, (i, u, v, w) => {
      count++;
      heavy += weight[i];
      red += reds[i];
      green += greens[i];
      blue += blues[i];
      squares += reds[i] ** 2 + greens[i] ** 2 + blues[i] ** 2;
      if (edge[i] > strongest && u > INSIDE && v > INSIDE && w > INSIDE) {
        strongest = edge[i];
        place = i;
      }
    });
    if (place < 0) continue;
    const spread = squares - (red * red + green * green + blue * blue) / count;
    found.push({ place, error: max(0, spread) * (heavy / count) });
  }
  return found.sort((p, q) => q.error - p.error || p.place - q.place).map(({ place }) => place);
}

function gradient(gray: Plane, side: number): Plane {
  const out = new Float32Array(gray.length);
  for (let i = side + 1; i < gray.length - side - 1; i++)
    out[i] = abs(gray[i + 1] - gray[i - 1]) + abs(gray[i + side] - gray[i - side]);
  return out;
}
