import { sampleAffine, squareCrop } from '../imaging/affine.js';
import type { RgbImage } from '../imaging/rgb-image.js';
import { type FaceMesh, LANDMARK, meshPoint } from './face-landmarks.js';
import { centreOf, type Point } from './geometry.js';
import type { ModelSession } from './model-session.js';

/** The mesh model's crop relative to the face's larger side. */
export const CROP_MARGIN = 1.5;
/** Sides of the network's feature map and of the part that each eye needs; an eye's crop relative to its bounds. */
const FEATURES = 48;
const PART = 16;
const EYE_MARGIN = 1.5;
/** Corners that level the crop, from left to right, and the mesh points that bound it. */
const EYES = [
  {
    name: 'rightEye',
    grid: 'landmarks_to_transform_matrix_v2_1',
    corners: [LANDMARK.rightEyeOuter, LANDMARK.rightEyeInner],
    bounds: [143, 193, 66, 105, 118],
  },
  {
    name: 'leftEye',
    grid: 'landmarks_to_transform_matrix_v2_2',
    corners: [LANDMARK.leftEyeInner, LANDMARK.leftEyeOuter],
    bounds: [372, 417, 296, 334, 347],
  },
] as const;
/** Of the eye's 71 points: outer and inner corner, and pairs of the lower and the upper lid. */
const [OUTER, INNER] = [0, 8];
const LIDS = [2, 3, 4, 5, 6].map((lower) => [lower, lower + 8] as const);

/**
 * Height of the more open eye relative to its width. The mesh alone follows lids hardly; these are the
 * eyes of MediaPipe's attention mesh (https://arxiv.org/abs/2006.10962).
 */
export async function eyeOpenness(
  model: ModelSession,
  image: RgbImage,
  mesh: FaceMesh,
): Promise<number> {
  const size = model.inputSize;
  const [centreX, centreY] = centreOf(mesh.box);
  const side = CROP_MARGIN * Math.max(mesh.box.width, mesh.box.height);
  const angle = angleOf(
    meshPoint(mesh, LANDMARK.rightEyeOuter),
    meshPoint(mesh, LANDMARK.leftEyeOuter),
  );
  const place = squareCrop({ centreX, centreY, side, angle }, size);
  const pixels = sampleAffine(image, place, size, size, 'edge');
  const inCrop = ([x, y]: Point): Point => {
    const [u, v] = turned([x - centreX, y - centreY], -angle);
    return [0.5 + u / side, 0.5 + v / side];
  };
  const crops = EYES.map(({ corners, bounds }) =>
    cropOf(
      corners.map((id) => inCrop(meshPoint(mesh, id))),
      bounds.map((id) => inCrop(meshPoint(mesh, id))),
    ),
  );
  const grids = Object.fromEntries(EYES.map(({ grid }, k) => [grid, gridOf(crops[k])]));
  const contours = await model.run(
    pixels.map((value) => value / 255),
    { values: grids, shape: [1, PART, PART, 2] },
  );
  return Math.max(...EYES.map(({ name }, k) => opennessOf(contours[name], crops[k])));
}

type EyeCrop = { readonly middle: Point; readonly sides: Point; readonly angle: number };

/** In shares of the face's crop. */
function cropOf([from, to]: readonly Point[], points: readonly Point[]): EyeCrop {
  const angle = angleOf(from, to);
  const level = points.map((point) => turned(point, -angle));
  const [left, right] = span(level.map(([x]) => x));
  const [top, bottom] = span(level.map(([, y]) => y));
  return {
    middle: turned([(left + right) / 2, (top + bottom) / 2], angle),
    sides: [EYE_MARGIN * (right - left), EYE_MARGIN * (bottom - top)],
    angle,
  };
}

/** Places in the feature map, from -1 to 1 between the middles of its outer pixels. */
function gridOf({ middle, sides, angle }: EyeCrop): Float32Array {
  const grid = new Float32Array(PART * PART * 2);
  const place = (share: number) => (2 * FEATURES * share) / (FEATURES - 1) - 1;
  for (let i = 0; i < PART * PART; i++) {
    const [across, down] = [(i % PART) / PART - 0.5, Math.floor(i / PART) / PART - 0.5];
    const [x, y] = turned([across * sides[0], down * sides[1]], angle);
    grid[2 * i] = place(middle[0] + x);
    grid[2 * i + 1] = place(middle[1] + y);
  }
  return grid;
}

function opennessOf(contour: Float32Array, { sides }: EyeCrop): number {
  const between = (from: number, to: number) =>
    Math.hypot(
      (contour[2 * to] - contour[2 * from]) * sides[0],
      (contour[2 * to + 1] - contour[2 * from + 1]) * sides[1],
    );
  const height = LIDS.reduce((sum, [lower, upper]) => sum + between(lower, upper), 0);
  return height / LIDS.length / between(OUTER, INNER);
}

function turned([x, y]: Point, angle: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * cos - y * sin, x * sin + y * cos];
}

function span(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

export function angleOf(from: Point, to: Point): number {
  return Math.atan2(to[1] - from[1], to[0] - from[0]);
}
