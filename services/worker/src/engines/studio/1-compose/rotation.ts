import { cos, PI, sin } from '../../../imaging/math.js';
import type { HeadPose } from '../../../analysis/head-pose.js';

/** Rows of a 3×3 matrix; x right, y down, z away from the camera. */
export type Rotation = readonly [
  readonly [number, number, number],
  readonly [number, number, number],
  readonly [number, number, number],
];

export type Position = { readonly x: number; readonly y: number; readonly z: number };

/** Rotation from a frontal head to a pose in degrees. */
function rotationOf({ yaw, pitch, roll }: HeadPose): Rotation {
  const [cy, sy] = [cos(radians(yaw)), sin(radians(yaw))];
  const [cp, sp] = [cos(radians(pitch)), sin(radians(pitch))];
  const [cr, sr] = [cos(radians(roll)), sin(radians(roll))];
  const about = {
    pitch: [
      [1, 0, 0],
      [0, cp, sp],
      [0, -sp, cp],
    ],
    yaw: [
      [cy, 0, -sy],
      [0, 1, 0],
      [sy, 0, cy],
    ],
    roll: [
      [cr, -sr, 0],
      [sr, cr, 0],
      [0, 0, 1],
    ],
  } as const satisfies Record<string, Rotation>;
  return product(about.roll, product(about.yaw, about.pitch));
}

export function rotationBetween(from: HeadPose, to: HeadPose): Rotation {
  return product(rotationOf(to), transposed(rotationOf(from)));
}

export function rotate([a, b, c]: Rotation, { x, y, z }: Position): Position {
  return {
    x: a[0] * x + a[1] * y + a[2] * z,
    y: b[0] * x + b[1] * y + b[2] * z,
    z: c[0] * x + c[1] * y + c[2] * z,
  };
}

function product(p: Rotation, q: Rotation): Rotation {
  const at = (row: 0 | 1 | 2, column: 0 | 1 | 2) =>
    p[row][0] * q[0][column] + p[row][1] * q[1][column] + p[row][2] * q[2][column];
  return [
    [at(0, 0), at(0, 1), at(0, 2)],
    [at(1, 0), at(1, 1), at(1, 2)],
    [at(2, 0), at(2, 1), at(2, 2)],
  ];
}

function transposed([a, b, c]: Rotation): Rotation {
  return [
    [a[0], b[0], c[0]],
    [a[1], b[1], c[1]],
    [a[2], b[2], c[2]],
  ];
}

function radians(degrees: number): number {
  return (degrees * PI) / 180;
}
