import { applyAffine, sampleAffine, squareCrop } from '../imaging/affine.js';
import type { RgbImage } from '../imaging/rgb-image.js';
import type { DetectedFace } from './face-detection.js';
import { type FaceMesh, LANDMARK, meshPoint } from './face-landmarks.js';
import { type Box, centreOf, type Point } from './geometry.js';
import type { ModelSession } from './model-session.js';

/** The model's training crop relative to the face's larger side. */
const CROP_MARGIN = 1.5;

/** MediaPipe's face mesh (https://arxiv.org/abs/1907.06724). A second pass recenters the crop. */
export async function fitFaceMesh(
  model: ModelSession,
  image: RgbImage,
  face: DetectedFace,
): Promise<FaceMesh> {
  const { rightEye, leftEye } = face.keypoints;
  const first = await fitInCrop(model, image, face.box, angleOf(rightEye, leftEye));
  const angle = angleOf(
    meshPoint(first, LANDMARK.rightEyeOuter),
    meshPoint(first, LANDMARK.leftEyeOuter),
  );
  return fitInCrop(model, image, first.box, angle);
}

async function fitInCrop(
  model: ModelSession,
  image: RgbImage,
  box: Box,
  angle: number,
): Promise<FaceMesh> {
  const size = model.inputSize;
  const [centreX, centreY] = centreOf(box);
  const side = CROP_MARGIN * Math.max(box.width, box.height);
  const toPhoto = squareCrop({ centreX, centreY, side, angle }, size);
  const pixels = sampleAffine(image, toPhoto, size, size, 'edge');
  const { landmarks, presence } = await model.run(pixels.map((value) => value / 255));

  const points = new Float32Array(landmarks.length);
  for (let i = 0; i < points.length; i += 3) {
    [points[i], points[i + 1]] = applyAffine(toPhoto, landmarks[i], landmarks[i + 1]);
    points[i + 2] = (landmarks[i + 2] * side) / size;
  }
  return { points, presence: 1 / (1 + Math.exp(-presence[0])), box: boundsOf(points) };
}

function angleOf(from: Point, to: Point): number {
  return Math.atan2(to[1] - from[1], to[0] - from[0]);
}

function boundsOf(points: Float32Array): Box {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < points.length; i += 3) {
    minX = Math.min(minX, points[i]);
    maxX = Math.max(maxX, points[i]);
    minY = Math.min(minY, points[i + 1]);
    maxY = Math.max(maxY, points[i + 1]);
  }
  return { x: minX, y: minY, width: maxX - minX, height: maxY - minY };
}
