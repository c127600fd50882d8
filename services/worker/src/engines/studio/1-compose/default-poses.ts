import type { PoseEntry, WantedPose } from '../../portrait/portrait-engine.js';

const PICTURES = new URL('../../../../assets/poses/', import.meta.url);

const SHOULDERS = { x: 0.5, y: 0.43, faceHeight: 0.36 } as const;

export const STUDIO_POSES: Readonly<Record<string, WantedPose>> = {
  'straight-ahead': { yaw: 0, pitch: 0, roll: 0, framing: SHOULDERS },
  'close-up': { yaw: 0, pitch: 0, roll: 0, framing: { x: 0.5, y: 0.46, faceHeight: 0.5 } },
  'step-back': { yaw: 0, pitch: 0, roll: 0, framing: { x: 0.5, y: 0.4, faceHeight: 0.27 } },
  'tilt-left': { yaw: 0, pitch: 0, roll: -12, framing: SHOULDERS },
  'tilt-right': { yaw: 0, pitch: 0, roll: 12, framing: SHOULDERS },
  'turn-left': { yaw: -18, pitch: 0, roll: 0, framing: { ...SHOULDERS, x: 0.48 } },
  'turn-right': { yaw: 18, pitch: 0, roll: 0, framing: { ...SHOULDERS, x: 0.52 } },
  'chin-up': { yaw: 0, pitch: 10, roll: 0, framing: SHOULDERS },
  'chin-down': { yaw: 0, pitch: -10, roll: 0, framing: SHOULDERS },
  'easy-left': { yaw: -10, pitch: 2, roll: -8, framing: { ...SHOULDERS, x: 0.46 } },
  'easy-right': { yaw: 10, pitch: 2, roll: 8, framing: { ...SHOULDERS, x: 0.54 } },
  'off-centre': { yaw: 8, pitch: 0, roll: 0, framing: { x: 0.38, y: 0.43, faceHeight: 0.32 } },
};

export function studioPoseEntries(): PoseEntry[] {
  return Object.keys(STUDIO_POSES).map((key) => ({
    key,
    picture: new URL(`${key}.webp`, PICTURES),
  }));
}

export function findStudioPose(key: string): WantedPose | undefined {
  return Object.hasOwn(STUDIO_POSES, key) ? STUDIO_POSES[key] : undefined;
}
