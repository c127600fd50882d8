export type Point = readonly [x: number, y: number];

/** `x`, `y` is the top left corner. */
export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export function centreOf({ x, y, width, height }: Box): Point {
  return [x + width / 2, y + height / 2];
}

export function areaOf({ width, height }: Box): number {
  return width * height;
}

export function sizeOf(box: Box): number {
  return Math.sqrt(areaOf(box));
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

export function overlapArea(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** In sizes of a face: centers of faces in one portrait's frame, and the smallest face that matters. */
const NEAR = 2;
const LEAST = 0.4;

export function isNear(other: Box, face: Box): boolean {
  const size = sizeOf(face);
  return distance(centreOf(other), centreOf(face)) < NEAR * size && sizeOf(other) > LEAST * size;
}
