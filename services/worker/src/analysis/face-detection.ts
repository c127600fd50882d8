import { sampleAffine, squareCrop } from '../imaging/affine.js';
import type { RgbImage } from '../imaging/rgb-image.js';
import { areaOf, type Box, centreOf, isNear, overlapArea, type Point } from './geometry.js';
import type { ModelSession } from './model-session.js';

export type DetectedFace = {
  readonly score: number;
  /** From eyebrows to chin; may exceed the photo. */
  readonly box: Box;
  /** The person's own right and left. */
  readonly keypoints: {
    readonly rightEye: Point;
    readonly leftEye: Point;
    readonly noseTip: Point;
    readonly mouth: Point;
    readonly rightEar: Point;
    readonly leftEar: Point;
  };
};

type View = { readonly x: number; readonly y: number; readonly side: number };

/** Tile sizes relative to the longer side, and the size of a found face that ends the search. */
const SEARCH = [
  { share: 1, whileFacesBelow: Infinity },
  { share: 1.6, whileFacesBelow: Infinity },
  { share: 0.6, whileFacesBelow: 0.3 },
  { share: 0.3, whileFacesBelow: 0.09 },
  { share: 0.15, whileFacesBelow: 0.02 },
] as const;
const TILE_OVERLAP = 1 / 3;

/** Second search beside a known face, in its widths. */
const BESIDE = { tiles: [2, 3.2], reach: 1.8 } as const;

const GRID = 48;
const VALUES_PER_ANCHOR = 16;
const MIN_SCORE = 0.5;
const MAX_INTERSECTION_OVER_UNION = 0.3;
/** A box with more than this share inside a better one belongs to the same face. */
const MAX_SHARE_INSIDE = 0.65;

/**
 * MediaPipe's full-range BlazeFace (https://arxiv.org/abs/1907.05047) at 192 × 192 pixels misses
 * small and frame-filling faces, hence margin and tiles.
 * @param smallestTile relative to the longer side @returns largest first
 */
export async function detectFaces(
  model: ModelSession,
  image: RgbImage,
  smallestTile = 0,
): Promise<DetectedFace[]> {
  const longSide = Math.max(image.width, image.height);
  let faces: DetectedFace[] = [];
  for (const { share, whileFacesBelow } of SEARCH) {
    const largest = Math.max(0, ...faces.map(({ box }) => box.width));
    if (share < smallestTile || largest >= whileFacesBelow * longSide) break;
    if (share < 1 && share * longSide < model.inputSize) break; // enlarging adds no detail
    for (const view of viewsOf(image, share * longSide)) {
      const found = await detectInView(model, image, view);
      faces.push(...found.filter(({ box }) => !cutByView(box, view, image)));
    }
    faces = suppressDuplicates(faces);
  }
  return faces.sort((a, b) => areaOf(b.box) - areaOf(a.box));
}

/** @param known other faces @returns further faces, small or half hidden */
export async function detectBeside(
  model: ModelSession,
  image: RgbImage,
  face: Box,
  known: readonly DetectedFace[],
): Promise<DetectedFace[]> {
  const { tiles, reach } = BESIDE;
  const [x, y] = centreOf(face);
  const found: DetectedFace[] = [];
  for (const side of tiles.map((tile) => tile * face.width)) {
    const steps = Math.ceil((2 * reach * face.width) / (side / 2));
    for (let i = 0; i < steps ** 2; i++) {
      const [u, v] = [i % steps, Math.floor(i / steps)].map(
        (n) => (n - (steps - 1) / 2) * side * 0.5,
      );
      // A view centered beyond the photo shows nothing that the one before it lacks.
      if (!isInside(image, x + u, y + v)) continue;
      const view = { x: x + u - side / 2, y: y + v - side / 2, side };
      const seen = await detectInView(model, image, view);
      found.push(...seen.filter(({ box }) => !cutByView(box, view, image)));
    }
  }
  const boxes = [face, ...known.map(({ box }) => box)];
  return suppressDuplicates(found).filter(
    ({ box }) => isNear(box, face) && !boxes.some((other) => coversSameFace(other, box)),
  );
}

function isInside({ width, height }: RgbImage, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < width && y < height;
}

function viewsOf({ width, height }: RgbImage, side: number): View[] {
  const starts = (length: number): number[] => {
    if (length <= side) return [(length - side) / 2];
    const steps = Math.ceil((length - side) / (side * (1 - TILE_OVERLAP)));
    return Array.from({ length: steps + 1 }, (_, i) => (i * (length - side)) / steps);
  };
  return starts(height).flatMap((y) => starts(width).map((x) => ({ x, y, side })));
}

function cutByView(box: Box, view: View, { width, height }: RgbImage): boolean {
  const edge = view.side / 100;
  return (
    (view.x > 0 && box.x < view.x + edge) ||
    (view.y > 0 && box.y < view.y + edge) ||
    (view.x + view.side < width && box.x + box.width > view.x + view.side - edge) ||
    (view.y + view.side < height && box.y + box.height > view.y + view.side - edge)
  );
}

async function detectInView(
  model: ModelSession,
  image: RgbImage,
  view: View,
): Promise<DetectedFace[]> {
  const { x, y, side } = view;
  const size = model.inputSize;
  const region = { centreX: x + side / 2, centreY: y + side / 2, side, angle: 0 };
  const pixels = sampleAffine(image, squareCrop(region, size), size, size, 'black');
  for (let i = 0; i < pixels.length; i++) pixels[i] = pixels[i] / 127.5 - 1;
  const { boxes, scores } = await model.run(pixels);

  const faces: DetectedFace[] = [];
  for (let anchor = 0; anchor < scores.length; anchor++) {
    const score = 1 / (1 + Math.exp(-scores[anchor]));
    if (score < MIN_SCORE) continue;
    const at = anchor * VALUES_PER_ANCHOR;
    const anchorX = ((anchor % GRID) + 0.5) / GRID;
    const anchorY = (Math.floor(anchor / GRID) + 0.5) / GRID;
    const point = (offset: number): Point => [
      x + (boxes[at + offset] / size + anchorX) * side,
      y + (boxes[at + offset + 1] / size + anchorY) * side,
    ];
    const [centreX, centreY] = point(0);
    const width = (boxes[at + 2] / size) * side;
    const height = (boxes[at + 3] / size) * side;
    faces.push({
      score,
      box: { x: centreX - width / 2, y: centreY - height / 2, width, height },
      keypoints: {
        rightEye: point(4),
        leftEye: point(6),
        noseTip: point(8),
        mouth: point(10),
        rightEar: point(12),
        leftEar: point(14),
      },
    });
  }
  return faces;
}

function suppressDuplicates(faces: readonly DetectedFace[]): DetectedFace[] {
  const kept: DetectedFace[] = [];
  for (const face of [...faces].sort((a, b) => b.score - a.score)) {
    if (!kept.some((better) => coversSameFace(better.box, face.box))) kept.push(face);
  }
  return kept;
}

function coversSameFace(a: Box, b: Box): boolean {
  const shared = overlapArea(a, b);
  const union = areaOf(a) + areaOf(b) - shared;
  const smaller = Math.min(areaOf(a), areaOf(b));
  return shared / union > MAX_INTERSECTION_OVER_UNION || shared / smaller > MAX_SHARE_INSIDE;
}
