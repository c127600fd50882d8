import type { FaceAnalyser } from '../../../analysis/face-analyser.js';
import type { PersonMask } from '../../../analysis/person-mask.js';
import { floor, max } from '../../../imaging/math.js';
import { toRgb, type Planar, type Plane } from '../../../imaging/planar.js';
import { downsample, resizeWindow, type Window } from '../../../imaging/resample.js';
import type { RgbImage } from '../../../imaging/rgb-image.js';
import { clamp } from '../../../imaging/scalar.js';
import { type Landmarks, middleOfFace } from '../../../analysis/landmarks.js';

/** Sides of the squares in face heights, and the face's height in them: a body has room below. */
const BODY = { sides: [5, 6.3, 8], face: 0.3, pixels: 256 } as const;
/** Probability from which a body counts: neighbors and blurred people get less. */
const LEAST_BODY = 0.2;

/** The body that belongs to the face. @param picture square @param grid side of the result */
export async function voteOfBody(
  analyser: FaceAnalyser,
  picture: Planar,
  landmarks: Landmarks,
  faceHeight: number,
  grid: number,
): Promise<Plane> {
  const middle = middleOfFace(landmarks);
  const sum = new Float32Array(grid * grid);
  for (const faces of BODY.sides) {
    const side = faces * faceHeight;
    const window = square(middle.x - side / 2, middle.y - BODY.face * side, side);
    const seen = cutWindow(picture, window, BODY.pixels);
    blackenBeyond(seen, window, picture.width);
    const placed = placeBack(await analyser.segmentBody(toRgb(seen)), window, picture.width, grid);
    for (let i = 0; i < sum.length; i++) sum[i] += placed[i];
  }
  return sum.map((v) => clamp((v / BODY.sides.length - LEAST_BODY) / (1 - LEAST_BODY)));
}

/** The operator's network, which sees the whole picture. @returns undefined without one */
export async function voteOfMatting(
  analyser: FaceAnalyser,
  picture: Planar,
  grid: number,
): Promise<Plane | undefined> {
  const seen = await analyser.segmentMatting(toRgb(picture));
  return seen && placeBack(seen, square(0, 0, picture.width), picture.width, grid);
}

/** A square picture at `side` pixels. */
export function wholeAt(picture: Planar, side: number): RgbImage {
  return toRgb(cutWindow(picture, square(0, 0, picture.width), side));
}

/** Part of a square picture at `side` pixels; repeats edge pixels beyond it. */
export function cutWindow({ width, r, g, b }: Planar, window: Window, side: number): Planar {
  const factor = max(1, floor(window.width / side));
  const to = (plane: Plane) => {
    const small = downsample(plane, width, width, factor);
    const part = square(window.x / factor, window.y / factor, window.width / factor);
    return resizeWindow(small.plane, small.width, small.height, part, side, side);
  };
  return { width: side, height: side, r: to(r), g: to(g), b: to(b) };
}

/** A window's mask on the grid of the picture with side `size`. */
export function placeBack(
  { width, height, probability }: PersonMask,
  window: Window,
  size: number,
  grid: number,
): Plane {
  const k = width / window.width;
  const whole = square(-window.x * k, -window.y * k, size * k);
  return resizeWindow(probability, width, height, whole, grid, grid);
}

function blackenBeyond({ width, r, g, b }: Planar, { x, y, width: side }: Window, size: number) {
  const isBeyond = (at: number) => at < 0 || at >= size;
  for (let i = 0; i < r.length; i++) {
    const u = ((i % width) + 0.5) * side;
    const v = (floor(i / width) + 0.5) * side;
    if (isBeyond(x + u / width) || isBeyond(y + v / width)) r[i] = g[i] = b[i] = 0;
  }
}

function square(x: number, y: number, side: number): Window {
  return { x, y, width: side, height: side };
}
