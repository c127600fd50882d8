import { headPose } from '../../../analysis/head-pose.js';
import {
  type FaceMesh,
  LANDMARK,
  LEFT_EYE,
  meshPoint,
  RIGHT_EYE,
} from '../../../analysis/face-landmarks.js';
import type { Framing, WantedPose } from '../../portrait/portrait-engine.js';
import { rotate, rotationBetween } from '../../studio/1-compose/rotation.js';
import { type FivePoints, fivePoints } from './five-points.js';

const PORTRAIT: Framing = { x: 0.5, y: 0.42, faceHeight: 0.42 };

type Size = { readonly width: number; readonly height: number };
type Spot = { readonly x: number; readonly y: number; readonly z: number };

/** In pixels of the output. @param pose null keeps the photo's pose */
export function placedPoints(
  mesh: FaceMesh,
  points: FivePoints,
  pose: WantedPose | null,
  size: Size,
): FivePoints {
  const side = Math.min(size.width, size.height);
  const { x, y, faceHeight } = pose?.framing ?? PORTRAIT;
  const top = spotOf(mesh, [LANDMARK.foreheadTop]);
  const chin = spotOf(mesh, [LANDMARK.chin]);
  const scale = (faceHeight * side) / Math.hypot(top.x - chin.x, top.y - chin.y, top.z - chin.z);
  const held = pose ? turned(mesh, pose) : points;
  const middle = [(held[0][0] + held[1][0]) / 2, (held[0][1] + held[1][1]) / 2];
  return fivePoints((n) => [
    size.width / 2 + (x - 0.5) * side + (held[n][0] - middle[0]) * scale,
    size.height / 2 + (y - 0.5) * side + (held[n][1] - middle[1]) * scale,
  ]);
}

function turned(mesh: FaceMesh, pose: WantedPose): FivePoints {
  const rotation = rotationBetween(headPose(mesh), pose);
  const { noseTip, mouthRight, mouthLeft } = LANDMARK;
  const contours = [RIGHT_EYE, LEFT_EYE, [noseTip], [mouthRight], [mouthLeft]];
  return fivePoints((n) => {
    const { x, y } = rotate(rotation, spotOf(mesh, contours[n]));
    return [x, y];
  });
}

function spotOf(mesh: FaceMesh, vertices: readonly number[]): Spot {
  const sum = { x: 0, y: 0, z: 0 };
  for (const vertex of vertices) {
    const [x, y] = meshPoint(mesh, vertex);
    sum.x += x / vertices.length;
    sum.y += y / vertices.length;
    sum.z += mesh.points[3 * vertex + 2] / vertices.length;
  }
  return sum;
}
