import { type FaceMesh, LANDMARK } from './face-landmarks.js';

/** In degrees. Positive yaw: toward the right edge of the picture; pitch: up; roll: clockwise. */
export type HeadPose = { readonly yaw: number; readonly pitch: number; readonly roll: number };

const LEVEL_PAIRS = [
  [LANDMARK.rightTemple, LANDMARK.leftTemple],
  [LANDMARK.rightCheek, LANDMARK.leftCheek],
  [LANDMARK.rightEyeOuter, LANDMARK.leftEyeOuter],
  [LANDMARK.mouthRight, LANDMARK.mouthLeft],
] as const;

/** Measured pitch of a face that looks into the camera, in degrees. */
const LEVEL_PITCH = -11;

type Vector = readonly [x: number, y: number, z: number];

export function headPose(mesh: FaceMesh): HeadPose {
  const across = LEVEL_PAIRS.map(([right, left]) => between(mesh, right, left)).reduce(add);
  const down = between(mesh, LANDMARK.foreheadTop, LANDMARK.chin);
  const roll = Math.atan2(across[1], across[0]);
  const yaw = Math.atan2(across[2], Math.hypot(across[0], across[1]));
  const downInPicture = down[1] * Math.cos(roll) - down[0] * Math.sin(roll);
  const pitch = Math.atan2(-down[2], downInPicture);
  return { yaw: degrees(yaw), pitch: degrees(pitch) - LEVEL_PITCH, roll: degrees(roll) };
}

function between({ points }: FaceMesh, from: number, to: number): Vector {
  return [
    points[3 * to] - points[3 * from],
    points[3 * to + 1] - points[3 * from + 1],
    points[3 * to + 2] - points[3 * from + 2],
  ];
}

function add(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

function degrees(radians: number): number {
  return (radians * 180) / Math.PI;
}
