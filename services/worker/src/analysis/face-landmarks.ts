import type { Box, Point } from './geometry.js';

export type FaceMesh = {
  /** 468 × (x, y, z) in photo pixels; smaller z is nearer to the camera. */
  readonly points: Float32Array;
  readonly presence: number;
  readonly box: Box;
};

/**
 * MediaPipe face mesh indices; right and left are the person's own, contours are closed.
 * https://github.com/google-ai-edge/mediapipe/blob/master/mediapipe/modules/face_geometry/data/canonical_face_model_uv_visualization.png
 */
export const LANDMARK = {
  foreheadTop: 10,
  chin: 152,
  noseTip: 1,
  noseBridge: 168,
  rightCheek: 234,
  leftCheek: 454,
  rightTemple: 127,
  leftTemple: 356,
  rightEyeOuter: 33,
  rightEyeInner: 133,
  leftEyeInner: 362,
  leftEyeOuter: 263,
  mouthRight: 61,
  mouthLeft: 291,
} as const;

export const FACE_OVAL = [
  10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148,
  176, 149, 150, 136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
] as const;

export const RIGHT_EYE = [
  33, 7, 163, 144, 145, 153, 154, 155, 133, 173, 157, 158, 159, 160, 161, 246,
] as const;

export const LEFT_EYE = [
  263, 249, 390, 373, 374, 380, 381, 382, 362, 398, 384, 385, 386, 387, 388, 466,
] as const;

export const RIGHT_EYEBROW = [70, 63, 105, 66, 107, 55, 65, 52, 53, 46] as const;

export const LEFT_EYEBROW = [300, 293, 334, 296, 336, 285, 295, 282, 283, 276] as const;

export const LIPS_OUTER = [
  61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291, 409, 270, 269, 267, 0, 37, 39, 40, 185,
] as const;

export type FeatureCentres = {
  readonly rightEye: Point;
  readonly leftEye: Point;
  readonly mouth: Point;
};

export function featureCentres(mesh: FaceMesh): FeatureCentres {
  return {
    rightEye: contourCentre(mesh, RIGHT_EYE),
    leftEye: contourCentre(mesh, LEFT_EYE),
    mouth: contourCentre(mesh, LIPS_OUTER),
  };
}

export function meshPoint(mesh: FaceMesh, index: number): Point {
  return [mesh.points[3 * index], mesh.points[3 * index + 1]];
}

function contourCentre(mesh: FaceMesh, contour: readonly number[]): Point {
  let x = 0;
  let y = 0;
  for (const index of contour) {
    x += mesh.points[3 * index];
    y += mesh.points[3 * index + 1];
  }
  return [x / contour.length, y / contour.length];
}
