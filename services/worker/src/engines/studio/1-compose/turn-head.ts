import { floor, hypot, max, min, sqrt } from '../../../imaging/math.js';
import { LANDMARK } from '../../../analysis/face-landmarks.js';
import type { HeadPose } from '../../../analysis/head-pose.js';
import { gaussianBlur } from '../../../imaging/blur.js';
import type { Plane } from '../../../imaging/planar.js';
import type { Point } from '../../../imaging/polygon.js';
import { lookUp, resize } from '../../../imaging/resample.js';
import { clamp, mix, smoothstep } from '../../../imaging/scalar.js';
import { eachPixelOf } from '../../../imaging/triangle.js';
import { heightOfFace, type Landmarks } from '../../../analysis/landmarks.js';
import type { Edges } from '../model/view.js';
import { type Position, rotate, type Rotation, rotationBetween } from './rotation.js';

/** One in eight pixels is enough: the displacements are smooth. */
const STEP = 8;
const INVERSION_ROUNDS = 8;
/** Half the width of a head with its hair, in face heights, and the share of the way from chin to lower edge where shoulders begin. */
const [HALF_HEAD, SHOULDERS] = [0.55, 0.4];
/** Below the chin, in face heights: the shoulders follow less over a longer one. */
export const SHORTEST_NECK = 0.25;
const LONGEST_NECK = 0.85;

type Head = {
  readonly faceHeight: number;
  readonly faceWidth: number;
  readonly chin: Point;
  /** Center of yaw and pitch, between the ears. */
  readonly axis: Position;
  /** Center of roll, below the chin. */
  readonly neck: Point;
  readonly down: Point;
  readonly neckLength: number;
  /** The photo's lower edge, which stays where it is; none if the chin is too near it. */
  readonly bottom: number | null;
  readonly turn: Rotation;
  readonly tilt: Rotation;
};

export type HeadTurn = {
  readonly landmarks: Landmarks;
  /** Approximate target of a point of unknown depth. */
  readonly follow: (point: Point) => Point;
  /** Of the picture: the upper one above the head, and those beside the shoulders. */
  readonly edges: (picture: { readonly width: number; readonly height: number }) => Edges;
  readonly field: (side: number, triangles: readonly number[]) => { dx: Plane; dy: Plane };
};

/**
 * A relief with depth from mesh and ellipsoid; neck and shoulders follow gradually. Occluded parts
 * stay hidden, so only small turns look right.
 * @param landmarks in pixels of the picture @param from the head's pose in degrees
 * @param bottom the photo's lower edge, which stays where it is if there is room for a neck above it
 */
export function turnHead(
  landmarks: Landmarks,
  from: HeadPose,
  to: HeadPose,
  bottom: number,
): HeadTurn {
  const head = measureHead(landmarks, from, to, bottom);
  const follow = ({ x, y }: Point) => {
    const point = { x, y, z: head.axis.z };
    return moved(head, point, shareMoved(head, point));
  };
  return {
    landmarks: landmarks.map((point) => moved(head, point, shareMoved(head, point))),
    follow,
    edges: ({ width, height }) => {
      const rows = between(mix(head.chin.y, height, SHOULDERS), height);
      const reach = HALF_HEAD * head.faceHeight;
      const columns = between(max(0, head.axis.x - reach), min(width, head.axis.x + reach));
      return {
        left: max(...rows.map((y) => follow({ x: 0, y }).x)),
        top: max(...columns.map((x) => follow({ x, y: 0 }).y)),
        right: min(...rows.map((y) => follow({ x: width, y }).x)),
        bottom: height,
      };
    },
    field: (side, triangles) => {
      const grid = floor(side / STEP);
      const depth = depthField(landmarks, triangles, head, grid);
      const { dx, dy } = inverted(forwardMoves(head, depth, grid), grid);
      return { dx: resize(dx, grid, grid, side, side), dy: resize(dy, grid, grid, side, side) };
    },
  };
}

function between(from: number, to: number): number[] {
  return Array.from({ length: 17 }, (_, i) => mix(from, to, i / 16));
}

/** Distance from the chin to `bottom` in face heights. */
export function roomBelow(landmarks: Landmarks, bottom: number): number {
  return (bottom - landmarks[LANDMARK.chin].y) / heightOfFace(landmarks);
}

function measureHead(landmarks: Landmarks, from: HeadPose, to: HeadPose, bottom: number): Head {
  const [top, chin, right, left] = [
    LANDMARK.foreheadTop,
    LANDMARK.chin,
    LANDMARK.rightCheek,
    LANDMARK.leftCheek,
  ].map((id) => landmarks[id]);
  const length = hypot(chin.x - top.x, chin.y - top.y);
  const down = { x: (chin.x - top.x) / length, y: (chin.y - top.y) / length };
  const faceHeight = heightOfFace(landmarks);
  const room = roomBelow(landmarks, bottom);
  return {
    faceHeight,
    faceWidth: hypot(left.x - right.x, left.y - right.y, left.z - right.z),
    chin,
    axis: { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2, z: (left.z + right.z) / 2 },
    neck: { x: chin.x + down.x * 0.3 * faceHeight, y: chin.y + down.y * 0.3 * faceHeight },
    down,
    neckLength: clamp(room, SHORTEST_NECK, LONGEST_NECK),
    bottom: room > SHORTEST_NECK ? bottom : null,
    turn: rotationBetween(from, { ...to, roll: from.roll }),
    tilt: rotationBetween(
      { yaw: 0, pitch: 0, roll: from.roll },
      { yaw: 0, pitch: 0, roll: to.roll },
    ),
  };
}

function shareMoved(head: Head, { x, y }: Point): number {
  const { chin, axis, down, faceHeight, neckLength, bottom } = head;
  const below = ((x - chin.x) * down.x + (y - chin.y) * down.y) / faceHeight;
  const above = bottom === null ? 1 : (bottom - y) / (bottom - chin.y);
  const away = hypot(x - axis.x, y - axis.y) / faceHeight;
  const share = min((neckLength - below) / (neckLength + 0.05), above);
  return smoothstep(0, 1, share) * smoothstep(2.1, 1.2, away);
}

function moved(head: Head, { x, y, z }: Position, share: number): Position {
  const { axis, neck } = head;
  const turned = rotate(head.turn, { x: x - axis.x, y: y - axis.y, z: z - axis.z });
  const tilted = rotate(head.tilt, {
    x: turned.x + axis.x - neck.x,
    y: turned.y + axis.y - neck.y,
    z: turned.z,
  });
  return {
    x: mix(x, tilted.x + neck.x, share),
    y: mix(y, tilted.y + neck.y, share),
    z: mix(z, tilted.z + axis.z, share),
  };
}

/** Depth of the visible surface at the grid points, in pixels of the picture. */
function depthField(
  landmarks: Landmarks,
  triangles: readonly number[],
  head: Head,
  grid: number,
): Plane {
  const depth = new Float32Array(grid * grid);
  const cover = new Float32Array(grid * grid);
  const pixels = { width: grid, height: grid, at: 0.5, smallest: 1e-6, slack: 0.01 };
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [triangles[t], triangles[t + 1], triangles[t + 2]].map((id) => ({
      x: landmarks[id].x / STEP,
      y: landmarks[id].y / STEP,
      z: landmarks[id].z,
    }));
    eachPixelOf([a, b, c], pixels, (i, u, v, w) => {
      const z = u * a.z + v * b.z + w * c.z;
      if (cover[i] === 0 || z < depth[i]) depth[i] = z;
      cover[i] = 1;
    });
  }
  const soft = (0.05 * head.faceHeight) / STEP;
  const share = gaussianBlur(cover, grid, grid, soft);
  const known = gaussianBlur(depth, grid, grid, soft);
  for (let y = 0, i = 0; y < grid; y++) {
    for (let x = 0; x < grid; x++, i++) {
      const round = ellipsoid(head, (x + 0.5) * STEP, (y + 0.5) * STEP);
      const t = smoothstep(0.3, 0.95, share[i]);
      depth[i] = mix(round, t > 0 ? known[i] / share[i] : 0, t);
    }
  }
  return gaussianBlur(depth, grid, grid, soft);
}

function ellipsoid({ axis, down, faceHeight, faceWidth }: Head, x: number, y: number): number {
  const along = (x - axis.x) * down.x + (y - axis.y) * down.y + 0.15 * faceHeight;
  const across = (x - axis.x) * -down.y + (y - axis.y) * down.x;
  const square = (across / (0.72 * faceWidth)) ** 2 + (along / (0.95 * faceHeight)) ** 2;
  return axis.z - 0.5 * faceWidth * sqrt(max(0, 1 - square));
}

function forwardMoves(head: Head, depth: Plane, grid: number): { dx: Plane; dy: Plane } {
  const dx = new Float32Array(depth.length);
  const dy = new Float32Array(depth.length);
  for (let y = 0, i = 0; y < grid; y++) {
    for (let x = 0; x < grid; x++, i++) {
      const point = { x: (x + 0.5) * STEP, y: (y + 0.5) * STEP, z: depth[i] };
      const share = shareMoved(head, point);
      if (share === 0) continue;
      const place = moved(head, point, share);
      dx[i] = place.x - point.x;
      dy[i] = place.y - point.y;
    }
  }
  return { dx, dy };
}

function inverted({ dx, dy }: { dx: Plane; dy: Plane }, grid: number): { dx: Plane; dy: Plane } {
  const back = { dx: dx.map((v) => -v), dy: dy.map((v) => -v) };
  for (let round = 0; round < INVERSION_ROUNDS; round++) {
    for (let y = 0, i = 0; y < grid; y++) {
      for (let x = 0; x < grid; x++, i++) {
        const u = x + back.dx[i] / STEP;
        const v = y + back.dy[i] / STEP;
        back.dx[i] = -lookUp(dx, grid, u, v);
        back.dy[i] = -lookUp(dy, grid, u, v);
      }
    }
  }
  return back;
}
