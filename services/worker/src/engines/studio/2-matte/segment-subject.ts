import type { FaceAnalyser } from '../../../analysis/face-analyser.js';
import type { Box } from '../../../analysis/geometry.js';
import { ceil, floor, max, min } from '../../../imaging/math.js';
import { type Planar, type Plane, toRgb } from '../../../imaging/planar.js';
import type { Window } from '../../../imaging/resample.js';
import { smoothstep } from '../../../imaging/scalar.js';
import { boundsOf, type Landmarks } from '../../../analysis/landmarks.js';
import { cutWindow, placeBack, voteOfBody, voteOfMatting, voteOfSalience } from './voters.js';

/** Sides of the closer views, and their center above the face's middle, in face heights. */
const VIEWS = [
  { side: 2.15, above: 0 },
  { side: 1.7, above: 0.12 },
] as const;
/**
 * In shares of the picture: the largest closer view, the upper corners that stand in for the view
 * of a larger face, and the room beside the face in them.
 */
const LARGEST = 0.9;
const CORNER = 0.8;
const ASIDE = 0.03;
/** Feather width of a view, as a share of its side. */
const FEATHER = 0.14;
/** Below the chin, where the selfie network is sure, a fainter body suffices: clothes count. */
const SURE = 0.9;
const BODY_BELOW = 1.6;

type Segmentation = {
  /** The majority of the voters. */
  readonly people: Plane;
  readonly body: Plane;
  /** Votes of the networks that know people. */
  readonly voters: readonly Plane[];
};

/**
 * The median of three networks: errors of one do not count. The selfie network is sharpest, takes
 * things for people and loses hats; BlazePose knows one body, coarsely; U²-Net-p knows things, and
 * loses clothes. An operator's network makes four; two against two leave a pixel open. @param picture square @param landmarks in its pixels @param grid side of the result
 */
export async function segmentSubject(
  analyser: FaceAnalyser,
  picture: Planar,
  landmarks: Landmarks,
  faceHeight: number,
  grid: number,
): Promise<Segmentation> {
  const selfie = await voteOfSelfie(analyser, picture, landmarks, faceHeight, grid);
  const body = await voteOfBody(analyser, picture, landmarks, faceHeight, grid);
  const salience = await voteOfSalience(analyser, picture, grid);
  const matting = await voteOfMatting(analyser, picture, grid);
  const chin = landmarks[152];
  const voters = [selfie, body, ...(matting ? [matting] : [])];
  const people = medianOf([...voters, salience]);
  for (let i = ceil((chin.y * grid) / picture.width) * grid; i < people.length; i++) {
    if (selfie[i] > SURE) people[i] = max(people[i], min(1, BODY_BELOW * body[i]));
  }
  return { people, body, voters };
}

function medianOf(planes: readonly Plane[]): Plane {
  const values = new Float32Array(planes.length);
  const [low, high] = [floor((planes.length - 1) / 2), floor(planes.length / 2)];
  return planes[0].map((_, i) => {
    for (let k = 0; k < planes.length; k++) values[k] = planes[k][i];
    values.sort();
    return (values[low] + values[high]) / 2;
  });
}

/**
 * Mean of the picture, closer views of the head, and their mirror images. False positives differ
 * between scales, so a person in only one view falls below one half.
 */
async function voteOfSelfie(
  analyser: FaceAnalyser,
  picture: Planar,
  landmarks: Landmarks,
  faceHeight: number,
  grid: number,
): Promise<Plane> {
  const { width: size } = picture;
  const [top, chin] = [landmarks[10], landmarks[152]];
  const middle = { x: (top.x + chin.x) / 2, y: (top.y + chin.y) / 2 };
  const views: Window[] = [];
  for (const { side, above } of VIEWS) {
    const length = side * faceHeight;
    if (length > LARGEST * size) continue;
    const within = (start: number) => max(0, min(size - length, start));
    views.push({
      x: within(middle.x - length / 2),
      y: within(middle.y - above * faceHeight - length / 2),
      width: length,
      height: length,
    });
  }
  const area = grid * grid;
  const [sum, weights] = [0, 1].map(() => new Float32Array(area));
  const see = async (window: Window) => {
    const seen = await analyser.segment(toRgb(cutWindow(picture, window, grid)));
    const k = size / grid;
    const placed = placeBack(seen, window, size, grid);
    const near = (at: number, from: number, length: number) => {
      const rise = from <= 0 ? 1 : smoothstep(0, FEATHER, (at - from) / length);
      return rise * (from + length >= size ? 1 : smoothstep(1, 1 - FEATHER, (at - from) / length));
    };
    for (let y = 0, i = 0; y < grid; y++) {
      const row = near((y + 0.5) * k, window.y, window.height);
      for (let x = 0; x < grid; x++, i++) {
        const weight = row * near((x + 0.5) * k, window.x, window.width);
        weights[i] += weight;
        sum[i] += weight * placed[i];
      }
    }
  };
  for (const window of [{ x: 0, y: 0, width: size, height: size }, ...views]) await see(window);
  if (VIEWS[0].side * faceHeight > LARGEST * size) {
    for (const corner of cornersWith(boundsOf(landmarks), size)) await see(corner);
  }
  return sum.map((v, i) => v / weights[i]);
}

/** The upper corners that show the whole face. */
function cornersWith({ x: left, width }: Box, size: number): Window[] {
  const length = CORNER * size;
  return [0, size - length]
    .filter((x) => left - x > ASIDE * size && x + length - left - width > ASIDE * size)
    .map((x) => ({ x, y: 0, width: length, height: length }));
}
