import type { FaceAnalyser } from '../../../analysis/face-analyser.js';
import type { Box } from '../../../analysis/geometry.js';
import { floor, max, min, sqrt } from '../../../imaging/math.js';
import { toRgb, type Planar, type Plane } from '../../../imaging/planar.js';
import { downsample, resizeWindow, type Window } from '../../../imaging/resample.js';
import { smoothstep } from '../../../imaging/scalar.js';
import { boundsOf, type Landmarks } from '../../portrait/landmarks.js';

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

type Segmentation = {
  readonly people: Plane;
  /** Standard deviation of `people` between the views; corners cut the person, so they don't count. */
  readonly doubt: Plane;
};

/**
 * Mean of the picture, closer views of the head, and their mirror images. False positives differ
 * between scales, so a person in only one view falls below one half.
 * @param picture square @param landmarks in its pixels @param grid side of the result
 */
export async function segmentSubject(
  analyser: FaceAnalyser,
  picture: Planar,
  landmarks: Landmarks,
  faceHeight: number,
  grid: number,
): Promise<Segmentation> {
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
  const [sum, squares, weights, doubt] = [0, 1, 2, 3].map(() => new Float32Array(area));
  const see = async (window: Window) => {
    const seen = (await analyser.segment(toRgb(cut(picture, window, grid)))).probability;
    const k = size / grid;
    const back = {
      x: (-window.x * grid) / window.width,
      y: (-window.y * grid) / window.height,
      width: (size * grid) / window.width,
      height: (size * grid) / window.height,
    };
    const placed = resizeWindow(seen, grid, grid, back, grid, grid);
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
        squares[i] += weight * placed[i] * placed[i];
      }
    }
  };
  for (const window of [{ x: 0, y: 0, width: size, height: size }, ...views]) await see(window);
  for (let i = 0; i < area; i++) {
    const mean = sum[i] / weights[i];
    doubt[i] = sqrt(max(0, squares[i] / weights[i] - mean * mean));
  }
  if (VIEWS[0].side * faceHeight > LARGEST * size) {
    for (const corner of cornersWith(boundsOf(landmarks), size)) await see(corner);
  }
  return { people: sum.map((v, i) => v / weights[i]), doubt };
}

/** The upper corners that show the whole face. */
function cornersWith({ x: left, width }: Box, size: number): Window[] {
  const length = CORNER * size;
  return [0, size - length]
    .filter((x) => left - x > ASIDE * size && x + length - left - width > ASIDE * size)
    .map((x) => ({ x, y: 0, width: length, height: length }));
}

function cut({ width, r, g, b }: Planar, window: Window, side: number): Planar {
  const factor = max(1, floor(window.width / side));
  const to = (plane: Plane) => {
    const small = downsample(plane, width, width, factor);
    const part = {
      x: window.x / factor,
      y: window.y / factor,
      width: window.width / factor,
      height: window.height / factor,
    };
    return resizeWindow(small.plane, small.width, small.height, part, side, side);
  };
  return { width: side, height: side, r: to(r), g: to(g), b: to(b) };
}
