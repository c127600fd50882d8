import { type Affine, applyAffine } from '../../../imaging/affine.js';
import type { RgbImage } from '../../../imaging/rgb-image.js';
import type { FivePoints } from './five-points.js';

/** Positions of the five points in ArcFace's 112 px square (arXiv 1801.07698). */
const WANTED: FivePoints = [
  [38.2946, 51.6963],
  [73.5318, 51.5014],
  [56.0252, 71.7366],
  [41.5493, 92.3655],
  [70.7299, 92.2041],
];
const WANTED_SIZE = 112;
const CORNERS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

/**
 * ArcFace's training crop: a similarity transform, bilinear at any scale, black outside the photo.
 * @returns interleaved RGB, 0..255, `size² * 3` values
 */
export function alignedFace(image: RgbImage, points: FivePoints, size: number): Float32Array {
  const map = alignment(points, size);
  const crop = new Float32Array(size * size * 3);
  for (let i = 0; i < size * size; i++) {
    const [x, y] = applyAffine(map, i % size, Math.floor(i / size));
    const [left, top] = [Math.floor(x), Math.floor(y)];
    for (const [u, v] of CORNERS) {
      const [column, row] = [left + u, top + v];
      if (column < 0 || row < 0 || column >= image.width || row >= image.height) continue;
      const weight = Math.abs(1 - u - (x - left)) * Math.abs(1 - v - (y - top));
      const from = (row * image.width + column) * 3;
      for (let channel = 0; channel < 3; channel++) {
        crop[3 * i + channel] += weight * image.data[from + channel];
      }
    }
  }
  return crop;
}

/** Crop to photo: inverse least-squares similarity (Umeyama, 1991), pixel centers at integers. */
function alignment(points: FivePoints, size: number): Affine {
  const wanted = WANTED.map(([x, y]) => [(x * size) / WANTED_SIZE, (y * size) / WANTED_SIZE]);
  const mean = (list: readonly (readonly number[])[], axis: number) =>
    list.reduce((sum, point) => sum + point[axis], 0) / list.length;
  const [fromX, fromY] = [mean(wanted, 0), mean(wanted, 1)];
  const [toX, toY] = [mean(points, 0), mean(points, 1)];
  let [along, across, spread] = [0, 0, 0];
  for (const [i, [x, y]] of points.entries()) {
    const [px, py] = [x - toX, y - toY];
    const [wx, wy] = [wanted[i][0] - fromX, wanted[i][1] - fromY];
    along += px * wx + py * wy;
    across += px * wy - py * wx;
    spread += px * px + py * py;
  }
  const norm = (along * along + across * across) / spread;
  const [a, b] = [along / norm, across / norm];
  return [a, b, toX - a * fromX - b * fromY, -b, a, toY + b * fromX - a * fromY];
}
