import type { FaceAnalyser } from '../../../analysis/face-analyser.js';
import { type Box, isNear } from '../../../analysis/geometry.js';
import { FACE_OVAL } from '../../../analysis/face-landmarks.js';
import type { Checkpoint } from '../../../imaging/checkpoint.js';
import { abs, floor, max, round } from '../../../imaging/math.js';
import { clipped, type Planar, type Plane } from '../../../imaging/planar.js';
import { flood } from '../../../imaging/flood.js';
import { fillPolygon } from '../../../imaging/polygon.js';
import { downsamplePlanar, resize } from '../../../imaging/resample.js';
import { mix, clamp, smoothstep } from '../../../imaging/scalar.js';
import {
  boundsOf,
  heightOfFace,
  type Landmarks,
  middleOfFace,
  scaled,
} from '../../../analysis/landmarks.js';
import type { View } from '../model/view.js';
import { dropIslands } from './drop-islands.js';
import { recoverEarrings } from './earrings.js';
import { fillHoles } from './fill-holes.js';
import { recoverHair } from './hair.js';
import { relabel } from './relabel.js';
import { segmentSubject } from './segment-subject.js';
import { ellipseOf, subjectRegion } from './subject-region.js';
import { gaussianBlur } from '../../../imaging/blur.js';
import { applyModel, colourModel, type LinearModel } from '../../../imaging/guided-filter.js';

/** Side of the model's mask and of the separation grid. */
const GRID = 256;

/** Part of the face oval that is certain whatever the segmenter says. */
const INNER_FACE = 0.75;
/** In face heights from the chin: raised arms and the ends of shoulders are seldom in a frame. */
const FRAMED = { beside: 1.1, below: 0.5 } as const;
/** Of 62 photos of real people, whose cut-outs are good, none has more; a photo like a stencil has 0.5 to 1. */
const MOST_DOUBT = 0.45;

/** Share of a neighbor's face in the cut-out. The subject's shoulder may cover a part of it. */
const MOST_OF_ANOTHER = 0.3;

type Matte = {
  readonly alpha: Plane;
  /** Open area around the head, in squares of the face's height. */
  readonly doubt: number;
  /** False if the subject must keep its own background. */
  readonly isTrusted: boolean;
};

export async function matteSubject(
  analyser: FaceAnalyser,
  view: View,
  picture: Planar,
  checkpoint: Checkpoint,
): Promise<Matte> {
  const { landmarks, rivals, inside } = view;
  const { width: size } = picture;
  const faceHeight = heightOfFace(landmarks);
  const toGrid = GRID / size;
  const points = scaled(landmarks, toGrid);
  const small = toGridSize(downsamplePlanar(picture, 4));
  const { people, body } = await segmentSubject(analyser, picture, landmarks, faceHeight, GRID);
  const present = resize(inside, size, size, GRID, GRID);
  for (let i = 0; i < people.length; i++) if (present[i] < 0.5) people[i] = 0;
  const doubt = doubtOf(people, points);
  const region = subjectRegion(
    small,
    people,
    body,
    points,
    rivals.map(({ x, y, width, height }) => ({
      x: x * toGrid,
      y: y * toGrid,
      width: width * toGrid,
      height: height * toGrid,
    })),
    GRID,
  );
  for (let i = 0; i < people.length; i++) people[i] *= region[i];
  await checkpoint();
  const own = certainFace(points, people);
  const before = people.slice();
  relabel(small, people, own, faceHeight * toGrid);
  fillHoles(people, before, GRID);
  await checkpoint();
  const alpha = refineAlpha(picture, people, GRID, faceHeight, landmarks[152].y);
  await checkpoint();
  recoverHair(picture, alpha, landmarks, faceHeight);
  await checkpoint();
  for (let i = 0; i < alpha.length; i++) alpha[i] *= inside[i];
  dropIslands(alpha, size, points, faceHeight, GRID);
  recoverEarrings(picture, alpha, landmarks, faceHeight);
  const isAlone = rivals
    .filter((rival) => isNear(rival, boundsOf(landmarks)))
    .every((rival) => shareOf(alpha, rival, size) < MOST_OF_ANOTHER);
  return { alpha, doubt, isTrusted: isAlone && doubt < MOST_DOUBT };
}

/** The face without its margin where the segmenter sees background: a turned face is narrower than its mesh. */
function certainFace(points: Landmarks, people: Plane): Plane {
  const [oval, inner] = [1, INNER_FACE].map((share) => {
    const plane = new Float32Array(people.length);
    const middle = middleOfFace(points);
    const shrunk = FACE_OVAL.map((id) => ({
      x: mix(middle.x, points[id].x, share),
      y: mix(middle.y, points[id].y, share),
    }));
    fillPolygon(plane, GRID, GRID, shrunk);
    return plane;
  });
  const outside = flood(
    GRID,
    (i) => oval[i] === 0 && people[i] < 0.5,
    (i) => inner[i] === 0 && people[i] < 0.5,
  );
  return oval.map((v, i) => (outside[i] > 0 ? 0 : v));
}

/** Area around the head whose side is open, in squares of the face's height. */
function doubtOf(people: Plane, points: Landmarks): number {
  const faceHeight = heightOfFace(points);
  const middle = middleOfFace(points).x;
  const lowest = points[152].y + FRAMED.below * faceHeight;
  let doubt = 0;
  for (let i = 0; i < people.length; i++) {
    const [x, y] = [i % GRID, floor(i / GRID)];
    const isFramed = y < lowest && abs(x - middle) < FRAMED.beside * faceHeight;
    if (isFramed) doubt += 1 - abs(2 * people[i] - 1);
  }
  return doubt / faceHeight ** 2;
}

/** Mean opacity of the part of a neighbor's face that the picture shows. */
function shareOf(alpha: Plane, face: Box, size: number): number {
  const seen = new Float32Array(alpha.length);
  fillPolygon(seen, size, size, ellipseOf(face));
  let [sum, area] = [0, 0];
  for (let i = 0; i < seen.length; i++) {
    sum += seen[i] * alpha[i];
    area += seen[i];
  }
  return area > 0 ? sum / area : 0;
}

function toGridSize(image: Planar): Planar {
  const to = (plane: Plane) => resize(plane, image.width, image.height, GRID, GRID);
  return { width: GRID, height: GRID, r: to(image.r), g: to(image.g), b: to(image.b) };
}

/**
 * Color-guided filtering at three falling radii (He, Sun, Tang, PAMI 2013).
 * @param coarse probability, `grid`², e.g. 256² @param faceHeight in pixels of the image
 * @param chin its y: edges of clothes and skin below it get more smoothing than hair
 */
function refineAlpha(
  image: Planar,
  coarse: Plane,
  grid: number,
  faceHeight: number,
  chin: number,
): Plane {
  const { width: size } = image;
  const half = downsamplePlanar(image, 2);
  const unit = faceHeight / 379;
  const start = resize(coarse, grid, grid, size / 2, size / 2);
  const wide = colourModel(half, start, max(3, round(10 * unit)), 3e-5);
  let alpha = clipped(applyModel(wide, half));
  const narrow = colourModel(half, alpha, max(2, round(4 * unit)), 1e-5);
  alpha = clipped(applyModel(narrow, half));
  const fine = colourModel(half, alpha, 2, 1e-4);
  alpha = applyModel(enlarge(fine, size), image);

  const probability = resize(coarse, grid, grid, size, size);
  const core = gaussianBlur(probability, size, size, 6 * unit);
  for (let i = 0; i < alpha.length; i++) {
    const possible = smoothstep(0.02, 0.3, core[i]);
    const certain = smoothstep(0.9, 0.99, core[i]);
    alpha[i] = clamp(max(smoothstep(0.1, 0.94, alpha[i]) * possible, certain));
  }
  smoothOutline(alpha, size, faceHeight, chin);
  return alpha;
}

function smoothOutline(alpha: Plane, size: number, faceHeight: number, chin: number): void {
  const soft = gaussianBlur(alpha, size, size, 0.011 * faceHeight);
  for (let y = 0; y < size; y++) {
    const share = 0.35 + 0.5 * smoothstep(chin - 0.1 * faceHeight, chin + 0.2 * faceHeight, y);
    for (let i = y * size; i < (y + 1) * size; i++) {
      alpha[i] += (smoothstep(0.22, 0.82, soft[i]) - alpha[i]) * share;
    }
  }
}

function enlarge(model: LinearModel, size: number): LinearModel {
  const to = (plane: Plane) => resize(plane, size / 2, size / 2, size, size);
  return { r: to(model.r), g: to(model.g), b: to(model.b), offset: to(model.offset) };
}
