import { sampleAffine, squareCrop } from '../imaging/affine.js';
import { lumaOf } from './face-quality.js';
import { type FaceMesh, featureCentres, LANDMARK, meshPoint } from './face-landmarks.js';
import { distance, type Point } from './geometry.js';
import type { RgbImage } from '../imaging/rgb-image.js';

const SIZE = 24;
/** Side of the squares around eyes and cheeks in face heights. */
const SIDE = 0.13;
/** Mesh vertices at the middle of the cheeks. */
const CHEEKS = { right: 50, left: 280 } as const;

/**
 * Median luma around the darker eye, relative to the cheek below. Of 54 generated people, uncovered
 * eyes have at least 0.25 and sunglasses at most 0.18.
 */
export function eyeBrightness(image: RgbImage, mesh: FaceMesh): number {
  const height = distance(meshPoint(mesh, LANDMARK.foreheadTop), meshPoint(mesh, LANDMARK.chin));
  const luma = ([centreX, centreY]: Point) => {
    const crop = squareCrop({ centreX, centreY, side: SIDE * height, angle: 0 }, SIZE);
    return lumaOf(sampleAffine(image, crop, SIZE, SIZE, 'edge')).sort()[(SIZE * SIZE) >> 1];
  };
  const { rightEye, leftEye } = featureCentres(mesh);
  const ratio = (eye: Point, cheek: number) => luma(eye) / (luma(meshPoint(mesh, cheek)) + 1);
  return Math.min(ratio(rightEye, CHEEKS.right), ratio(leftEye, CHEEKS.left));
}
