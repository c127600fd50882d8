import type { Box, Point } from '../../../analysis/geometry.js';
import { type FivePoints, fivePoints } from './five-points.js';

/** SCRFD level (arXiv 2105.04714), in strides: `scores` [N], `boxes` [N, 4], `points` [N, 10]. */
export type ScrfdLevel = {
  readonly stride: number;
  readonly scores: Float32Array;
  readonly boxes: Float32Array;
  readonly points: Float32Array;
};

/** In pixels of the input picture. */
export type FoundFace = {
  readonly score: number;
  readonly box: Box;
  readonly points: FivePoints;
};

const ANCHORS = 2;
const MOST_OVERLAP = 0.4;

/** Decodes distances in strides and suppresses overlaps. @returns highest score first */
export function decodeScrfd(
  levels: readonly ScrfdLevel[],
  size: number,
  scoreThreshold: number,
): FoundFace[] {
  const found = levels.flatMap((level) => facesOf(level, size, scoreThreshold));
  const kept: FoundFace[] = [];
  for (const face of found.sort((a, b) => b.score - a.score)) {
    if (!kept.some(({ box }) => overlap(box, face.box) > MOST_OVERLAP)) kept.push(face);
  }
  return kept;
}

function facesOf(
  { stride, scores, boxes, points }: ScrfdLevel,
  size: number,
  scoreThreshold: number,
): FoundFace[] {
  const columns = Math.ceil(size / stride);
  const faces: FoundFace[] = [];
  for (const [i, score] of scores.entries()) {
    if (score < scoreThreshold) continue;
    const cell = Math.floor(i / ANCHORS);
    const x = (cell % columns) * stride;
    const y = Math.floor(cell / columns) * stride;
    const [left, top, right, bottom] = boxes.subarray(4 * i, 4 * i + 4);
    const point = (n: number): Point => [
      x + points[10 * i + 2 * n] * stride,
      y + points[10 * i + 2 * n + 1] * stride,
    ];
    faces.push({
      score,
      box: {
        x: x - left * stride,
        y: y - top * stride,
        width: (left + right) * stride,
        height: (top + bottom) * stride,
      },
      points: fivePoints(point),
    });
  }
  return faces;
}

/** Intersection over union with inclusive last pixels, as in the published suppression. */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) + 1;
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) + 1;
  const shared = Math.max(0, width) * Math.max(0, height);
  const area = (box: Box) => (box.width + 1) * (box.height + 1);
  return shared / (area(a) + area(b) - shared);
}
