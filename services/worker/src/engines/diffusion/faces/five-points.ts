import {
  type FaceMesh,
  featureCentres,
  LANDMARK,
  meshPoint,
} from '../../../analysis/face-landmarks.js';
import type { Point } from '../../../analysis/geometry.js';

/** Eyes, tip of the nose, corners of the mouth; the image's left before its right. */
export type FivePoints = readonly [Point, Point, Point, Point, Point];

export function fivePoints(at: (n: number) => Point): FivePoints {
  return [at(0), at(1), at(2), at(3), at(4)];
}

export function fivePointsOf(mesh: FaceMesh): FivePoints {
  const { rightEye, leftEye } = featureCentres(mesh);
  return [
    rightEye,
    leftEye,
    meshPoint(mesh, LANDMARK.noseTip),
    meshPoint(mesh, LANDMARK.mouthRight),
    meshPoint(mesh, LANDMARK.mouthLeft),
  ];
}
