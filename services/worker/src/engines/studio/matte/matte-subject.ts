import type { FaceAnalyser } from '../../../analysis/face-analyser.js';
import { FACE_OVAL } from '../../../analysis/face-landmarks.js';
import type { Checkpoint } from '../../../imaging/checkpoint.js';
import type { Planar, Plane } from '../../../imaging/planar.js';
import { flood } from '../../../imaging/flood.js';
import { fillPolygon } from '../../../imaging/polygon.js';
import { downsamplePlanar, resize } from '../../../imaging/resample.js';
import { mix } from '../../../imaging/scalar.js';
import { heightOfFace, type Landmarks, scaled } from '../../portrait/landmarks.js';
import type { View } from '../model/view.js';
import { refineAlpha } from './alpha.js';
import { dropBackgroundPatches } from './background-patches.js';
import { dropIslands } from './drop-islands.js';
import { recoverEarrings } from './earrings.js';
import { fillHoles } from './fill-holes.js';
import { recoverHair } from './hair.js';
import { relabel } from './relabel.js';
import { segmentSubject } from './segment-subject.js';
import { subjectRegion } from './subject-region.js';

/** Side of the model's mask and of the separation grid. */
const GRID = 256;

/** Part of the face oval that is certain whatever the segmenter says. */
const INNER_FACE = 0.75;
/** Doubt per outline pixel. Of 13 difficult photos, a crowd has 0.87; the others at most 0.48. */
const MOST_DOUBT = 0.65;

/** Softness of the segmentation times that of the matte: neither finds an outline. 1 of 46 difficult photos exceeds it. */
const SOFTEST = 0.0015;

type Matte = {
  readonly alpha: Plane;
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
  const { people, doubt } = await segmentSubject(analyser, picture, landmarks, faceHeight, GRID);
  const present = resize(inside, size, size, GRID, GRID);
  for (let i = 0; i < people.length; i++) if (present[i] < 0.5) people[i] = 0;
  const region = subjectRegion(
    small,
    people,
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
  dropBackgroundPatches(small, people, points, faceHeight * toGrid);
  fillHoles(people, before, GRID);
  await checkpoint();
  const alpha = refineAlpha(picture, people, GRID, faceHeight, landmarks[152].y);
  await checkpoint();
  recoverHair(picture, alpha, landmarks, faceHeight);
  await checkpoint();
  for (let i = 0; i < alpha.length; i++) alpha[i] *= inside[i];
  dropIslands(alpha, size, points, faceHeight, GRID);
  recoverEarrings(picture, alpha, landmarks, faceHeight);
  const outline = resize(alpha, size, size, GRID, GRID);
  const faceOnGrid = faceHeight * toGrid;
  const soft = softness(before, faceOnGrid) * softness(outline, faceOnGrid);
  return { alpha, isTrusted: doubtInside(outline, doubt) < MOST_DOUBT && soft < SOFTEST };
}

/** The face without its margin where the segmenter sees background: a turned face is narrower than its mesh. */
function certainFace(points: Landmarks, people: Plane): Plane {
  const [oval, inner] = [1, INNER_FACE].map((share) => {
    const plane = new Float32Array(people.length);
    const middle = {
      x: (points[234].x + points[454].x) / 2,
      y: (points[10].y + points[152].y) / 2,
    };
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

function doubtInside(alpha: Plane, doubt: Plane): number {
  const sum = alpha.reduce((total, a, i) => total + (a > 0.5 ? doubt[i] : 0), 0);
  return sum / outlineOf(alpha);
}

/** Mean width of the half-transparent outline in face heights. */
function softness(alpha: Plane, faceHeight: number): number {
  const sum = alpha.reduce((total, a) => total + 4 * a * (1 - a), 0);
  return sum / outlineOf(alpha) / faceHeight;
}

/** Pixels of the outline. */
function outlineOf(alpha: Plane): number {
  let count = 1;
  for (let i = GRID; i < alpha.length - GRID; i++) {
    const nextToOutside = [i - 1, i + 1, i - GRID, i + GRID].some((j) => alpha[j] <= 0.5);
    if (alpha[i] > 0.5 && nextToOutside) count++;
  }
  return count;
}

function toGridSize(image: Planar): Planar {
  const to = (plane: Plane) => resize(plane, image.width, image.height, GRID, GRID);
  return { width: GRID, height: GRID, r: to(image.r), g: to(image.g), b: to(image.b) };
}
