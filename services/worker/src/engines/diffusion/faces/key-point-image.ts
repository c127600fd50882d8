import type { RgbImage } from '../../../imaging/rgb-image.js';
import { halfToEven } from '../schedulers/euler.js';
import type { FivePoints } from './five-points.js';

type Colour = readonly [number, number, number];
type Cell = readonly [x: number, y: number];

const COLOURS: readonly Colour[] = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [255, 255, 0],
  [255, 0, 255],
];
const NOSE = 2;
const LINKED_TO_NOSE = [0, 1, 3, 4] as const;
const STICK_HALF_WIDTH = 4;
const STICK_BRIGHTNESS = 0.6;
const CIRCLE_RADIUS = 10;
/** 1 in OpenCV's fixed-point numbers. */
const ONE = 65_536;

/**
 * InstantID's control image (`draw_kps` in `pipeline_stable_diffusion_xl_instantid.py`) as OpenCV
 * draws it: dimmed lines to the nose, a disc per point. @param points in pixels, also outside
 */
export function keyPointImage(points: FivePoints, width: number, height: number): RgbImage {
  const data = new Uint8Array(width * height * 3);
  const fill = (y: number, from: number, to: number, [r, g, b]: Colour) => {
    if (y < 0 || y >= height) return;
    for (let x = Math.max(from, 0); x <= Math.min(to, width - 1); x++) {
      data.set([r, g, b], (y * width + x) * 3);
    }
  };
  for (const at of LINKED_TO_NOSE) {
    const dimmed = COLOURS[at].map((value) => Math.floor(value * STICK_BRIGHTNESS));
    const colour: Colour = [dimmed[0], dimmed[1], dimmed[2]];
    for (const [y, [from, to]] of rowsOf(stick(points[at], points[NOSE])))
      fill(y, from, to, colour);
  }
  for (const [at, point] of points.entries()) {
    const [x, y] = point.map(Math.trunc);
    for (let dy = -CIRCLE_RADIUS; dy <= CIRCLE_RADIUS; dy++) {
      const half = Math.floor(Math.sqrt(CIRCLE_RADIUS ** 2 - dy ** 2));
      fill(y + dy, x - half, x + half, COLOURS[at]);
    }
  }
  return { width, height, data };
}

function stick([x0, y0]: readonly number[], [x1, y1]: readonly number[]): Cell[] {
  const halfLength = Math.trunc(Math.hypot(x0 - x1, y0 - y1) / 2);
  const turn = (Math.trunc((Math.atan2(y0 - y1, x0 - x1) * 180) / Math.PI) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [centreX, centreY] = [Math.trunc((x0 + x1) / 2), Math.trunc((y0 + y1) / 2)];
  return Array.from({ length: 361 }, (_, degree): Cell => {
    const x = halfLength * Math.cos((degree * Math.PI) / 180);
    const y = STICK_HALF_WIDTH * Math.sin((degree * Math.PI) / 180);
    return [halfToEven(centreX + x * cos - y * sin), halfToEven(centreY + x * sin + y * cos)];
  });
}

function rowsOf(outline: readonly Cell[]): Map<number, [from: number, to: number]> {
  const rows = new Map<number, [number, number]>();
  const cover = (x: number, y: number) => {
    const row = rows.get(y);
    if (!row) rows.set(y, [x, x]);
    else {
      row[0] = Math.min(row[0], x);
      row[1] = Math.max(row[1], x);
    }
  };
  for (const [i, end] of outline.entries()) {
    const edge = [end, outline[(i + 1) % outline.length]];
    // OpenCV draws the edge by Bresenham from the left, where halves stay behind …
    const [[left, y0], [right, y1]] = edge.toSorted((a, b) => a[0] - b[0]);
    const steps = Math.max(right - left, Math.abs(y1 - y0), 1);
    const along = (way: number, k: number) =>
      Math.sign(way) * Math.ceil((Math.abs(way) * k) / steps - 0.5);
    for (let k = 0; k <= steps; k++) cover(left + along(right - left, k), y0 + along(y1 - y0, k));
    // … and fills between edges in fixed point from the top.
    const [[x, top], [x1, bottom]] = edge.toSorted((a, b) => a[1] - b[1]);
    const height = bottom - top;
    const slope = Math.trunc((2 * (x1 - x) * ONE + height) / (2 * height));
    for (let k = 0; k < height; k++) cover(Math.round((x * ONE + k * slope) / ONE), top + k);
  }
  return rows;
}
