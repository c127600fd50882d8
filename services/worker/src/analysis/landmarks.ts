import { hypot, max, min } from '../imaging/math.js';
import type { FaceMesh } from './face-landmarks.js';
import type { Box } from './geometry.js';

/** 468 face mesh points in pixels of the current picture; z grows away from the camera. */
export type Landmarks = readonly { x: number; y: number; z: number }[];

export function landmarksOf(
  mesh: FaceMesh,
  map: (x: number, y: number) => { x: number; y: number },
  scale: number,
): Landmarks {
  return Array.from({ length: mesh.points.length / 3 }, (_, i) => ({
    ...map(mesh.points[3 * i], mesh.points[3 * i + 1]),
    z: mesh.points[3 * i + 2] * scale,
  }));
}

/** 3D distance from forehead top to chin, independent of pitch. */
export function heightOfFace(landmarks: Landmarks): number {
  const [top, chin] = [landmarks[10], landmarks[152]];
  return hypot(top.x - chin.x, top.y - chin.y, top.z - chin.z);
}

/** Between forehead and chin, and between the cheeks. */
export function middleOfFace(landmarks: Landmarks): { x: number; y: number } {
  const [top, chin, right, left] = [10, 152, 234, 454].map((id) => landmarks[id]);
  return { x: (right.x + left.x) / 2, y: (top.y + chin.y) / 2 };
}

export function boundsOf(landmarks: Landmarks): Box {
  const xs = landmarks.map((p) => p.x);
  const ys = landmarks.map((p) => p.y);
  const [x, y] = [min(...xs), min(...ys)];
  return { x, y, width: max(...xs) - x, height: max(...ys) - y };
}

export function scaled(landmarks: Landmarks, k: number): Landmarks {
  return landmarks.map((p) => ({ x: p.x * k, y: p.y * k, z: p.z * k }));
}
