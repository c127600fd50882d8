import type { Unmet } from '@likeness/contracts/generation/prompt-answers';
import { headPose, type HeadPose } from '../../../analysis/head-pose.js';
import type {
  Portrait,
  Recipe,
  Reference,
  Framing,
  WantedPose,
} from '../../portrait/portrait-engine.js';
import type { Subject } from '../../portrait/subject.js';
import { unmetRecord } from '../../portrait/unmet-record.js';
import { keepsOwnBackdrop } from '../4-arrange/backdrops/backdrop-of.js';
import { framingOf } from '../1-compose/framing.js';
import { headOf } from '../3-light/head-outline.js';
import type { Scene } from '../model/scene.js';
import { STUDIO_ENGINE } from '../styles/catalogue.js';
import type { Style } from '../model/style.js';
import { abs, max, round } from '../../../imaging/math.js';

/** Imperceptible differences: degrees, share of the face's height, share of the frame. */
const TOLERANCE = { yaw: 5, pitch: 5, roll: 4, size: 0.15, place: 0.07 } as const;

const MOVEMENTS = [
  { axis: 'yaw', done: 'turned', backwards: 'turned' },
  { axis: 'pitch', done: 'raised', backwards: 'lowered' },
  { axis: 'roll', done: 'tilted', backwards: 'tilted' },
] as const;

const STUDIO_VERSION = '1.0.0';
const OWN_BACKGROUND: Unmet = { code: 'own-background' };
const OWN_CLOTHES: Unmet = { code: 'own-clothes' };

type Measured = Pick<
  Portrait['record'],
  'heldOut' | 'sharpness' | 'gentleness' | 'provider' | 'timings' | 'inferenceMs'
>;

type Prepared = {
  readonly subject: Subject;
  readonly reached: HeadPose | null;
  readonly keepsClothes: boolean;
  readonly isContinued: boolean;
};

export function studioRecord(
  references: readonly Reference[],
  { gender, seed, size, headPose: wanted }: Recipe,
  style: Style,
  { subject, reached, keepsClothes, isContinued }: Prepared,
  scene: Scene,
  measured: Measured,
): Portrait['record'] {
  const framing = framingOf(scene.landmarks, scene.size);
  const unmet =
    wanted && reached ? unmetPose(wanted, headPose(subject.mesh), reached, framing) : [];
  const keepsBackground = keepsOwnBackdrop(scene, style.look);
  return {
    engine: STUDIO_ENGINE,
    engineVersion: STUDIO_VERSION,
    style: style.title,
    renderer: style.look.renderer,
    gender,
    seed,
    size,
    head: headOf(scene),
    ...(isContinued && { invented: 'shoulders' as const }),
    referenceId: references[subject.referenceIndex].id,
    ...unmetRecord([
      ...unmet,
      ...(keepsBackground ? [OWN_BACKGROUND] : []),
      ...(keepsClothes ? [OWN_CLOTHES] : []),
    ]),
    ...measured,
  };
}

/** Unmet parts of a pose; empty if met. */
function unmetPose(
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
