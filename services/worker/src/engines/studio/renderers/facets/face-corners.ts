import { FACE_OVAL, LIPS_OUTER } from '../../../../analysis/face-landmarks.js';
import type { Point } from '../../../../imaging/polygon.js';
import type { Landmarks } from '../../../portrait/landmarks.js';

/** Vertices of brows, lids, nose, lips and jaw, and at bends of cheeks and forehead. */
const CARRYING = [
  ...FACE_OVAL.filter((_, i) => i % 2 === 0),
  ...LIPS_OUTER.filter((_, i) => i % 2 === 0),
  ...[78, 81, 13, 311, 308, 402, 14, 178],
  ...[33, 160, 158, 133, 153, 144, 263, 387, 385, 362, 380, 373],
  ...[70, 105, 107, 55, 52, 46, 300, 334, 336, 285, 282, 276],
  ...[168, 6, 195, 4, 2, 122, 351, 198, 420, 48, 278, 64, 294, 98, 327],
  ...[119, 348, 111, 340, 50, 280, 205, 425, 187, 411, 123, 352],
  ...[216, 436, 212, 432, 214, 434, 18, 200, 204, 424],
  ...[9, 151, 108, 337, 69, 299, 71, 301],
] as const;

export function faceCorners(landmarks: Landmarks): Point[] {
  return CARRYING.map((id) => ({ x: landmarks[id].x, y: landmarks[id].y }));
}
