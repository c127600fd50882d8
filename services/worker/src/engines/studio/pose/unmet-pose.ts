import type { Unmet } from '@likeness/contracts/generation/prompt-answers';
import { abs, max, round } from '../../../imaging/math.js';
import type { HeadPose } from '../../../analysis/head-pose.js';
import type { Framing, WantedPose } from '../../portrait/portrait-engine.js';

/** Imperceptible differences: degrees, share of the face's height, share of the frame. */
const TOLERANCE = { yaw: 5, pitch: 5, roll: 4, size: 0.15, place: 0.07 } as const;

const MOVEMENTS = [
  { axis: 'yaw', done: 'turned', backwards: 'turned' },
  { axis: 'pitch', done: 'raised', backwards: 'lowered' },
  { axis: 'roll', done: 'tilted', backwards: 'tilted' },
] as const;

/** Unmet parts of a pose; empty if met. */
export function unmetPose(
  wanted: WantedPose,
  own: HeadPose,
  reached: HeadPose,
  framing: Framing,
): Unmet[] {
  const unmet: Unmet[] = [];
  for (const { axis, done, backwards } of MOVEMENTS) {
    if (abs(wanted[axis] - reached[axis]) <= TOLERANCE[axis]) continue;
    const asked = wanted[axis] - own[axis];
    const made = max(0, (reached[axis] - own[axis]) * (asked < 0 ? -1 : 1));
    const code = asked < 0 ? backwards : done;
    unmet.push({ code, values: [made, abs(asked)].map((degrees) => String(round(degrees))) });
  }
  const sized = framing.faceHeight / wanted.framing.faceHeight;
  if (abs(sized - 1) > TOLERANCE.size) {
    unmet.push({ code: sized > 1 ? 'face-larger' : 'face-smaller' });
  } else if (
    abs(framing.x - wanted.framing.x) > TOLERANCE.place ||
    abs(framing.y - wanted.framing.y) > TOLERANCE.place
  ) {
    unmet.push({ code: 'face-elsewhere' });
  }
  return unmet;
}
