import type { FaceAnalyser } from '../../../analysis/face-analyser.js';
import type { Box } from '../../../analysis/geometry.js';
import { floor, max, min } from '../../../imaging/math.js';
import { type Planar, type Plane, toRgb } from '../../../imaging/planar.js';
import type { Window } from '../../../imaging/resample.js';
import type { RgbImage } from '../../../imaging/rgb-image.js';
import { smoothstep } from '../../../imaging/scalar.js';
import { boundsOf, type Landmarks, middleOfFace } from '../../../analysis/landmarks.js';
import { cutWindow, placeBack, voteOfBody, voteOfMatting, wholeAt } from './voters.js';

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
/** Probability from which agreement of all networks stands. */
const AGREED = 0.7;

export type Votes = { readonly selfie: Plane; readonly body: Plane; readonly salience: Plane };
type Segmentation = { readonly people: Plane; readonly body: Plane };

/**
 * Votes of three networks, joined by a fourth that sees the picture and where the face is. The selfie
 * network is sharpest, takes things for people and loses hats; BlazePose knows one body, coarsely;
 * U²-Net-p knows things, and loses clothes. Where an operator's network differs, a pixel is open.
 * @param picture square @param landmarks in its pixels @param grid side of the result
 */
export async function segmentSubject(
  analyser: FaceAnalyser,
  picture: Planar,
  landmarks: Landmarks,
  faceHeight: number,
  grid: number,
): Promise<Segmentation> {
  const whole = wholeAt(picture, grid);
  const votes = await voteOn(analyser, picture, whole, landmarks, faceHeight);
  const { selfie, body, salience } = votes;
  const matting = await voteOfMatting(analyser, picture, grid);
  const toGrid = grid / picture.width;
  const middle = middleOfFace(landmarks);
  const away = (from: number) => (at: number) =>
    (at + 0.5 - from * toGrid) / faceHeight / toGrid / 2;
  const [across, down] = [away(middle.x), away(middle.y)];
  const people = await analyser.joinVotes(whole, {
    ...votes,
    x: body.map((_, i) => across(i % grid)),
    y: body.map((_, i) => down(floor(i / grid))),
  });
  for (let i = 0; i < people.length; i++) {
    const agreed = min(selfie[i], body[i], salience[i]);
    if (agreed > AGREED) people[i] = max(people[i], agreed);
    if (matting) people[i] = (people[i] + matting[i]) / 2;
  }
  return { people, body };
}

/** @param whole the picture at the size of the networks and votes */
export async function voteOn(
  analyser: FaceAnalyser,
  picture: Planar,
  whole: RgbImage,
  landmarks: Landmarks,
  faceHeight: number,
): Promise<Votes> {
  return {
    selfie: await voteOfSelfie(analyser, picture, whole, landmarks, faceHeight),
    body: await voteOfBody(analyser, picture, landmarks, faceHeight, whole.width),
    salience: (await analyser.segmentSalient(whole)).probability,
  };
}

/**
 * Mean of the picture, closer views of the head, and their mirror images. False positives differ
 * between scales, so a person in only one view falls below one half.
 */
async function voteOfSelfie(
  analyser: FaceAnalyser,
  picture: Planar,
  whole: RgbImage,
  landmarks: Landmarks,
  faceHeight: number,
): Promise<Plane> {
  const { width: size } = picture;
  const { width: grid } = whole;
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
  const see = async (window: Window, shown: RgbImage) => {
    const seen = await analyser.segment(shown);
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
  await see({ x: 0, y: 0, width: size, height: size }, whole);
  if (VIEWS[0].side * faceHeight > LARGEST * size) {
    views.push(...cornersWith(boundsOf(landmarks), size));
  }
  for (const view of views) await see(view, toRgb(cutWindow(picture, view, grid)));
  return sum.map((v, i) => v / weights[i]);
}

/** The upper corners that show the whole face. */
function cornersWith({ x: left, width }: Box, size: number): Window[] {
  const length = CORNER * size;
  return [0, size - length]
    .filter((x) => left - x > ASIDE * size && x + length - left - width > ASIDE * size)
    .map((x) => ({ x, y: 0, width: length, height: length }));
}
