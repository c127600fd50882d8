import { ceil } from '../../../imaging/math.js';
import type { FaceAnalyser } from '../../../analysis/face-analyser.js';
import { headPose, type HeadPose } from '../../../analysis/head-pose.js';
import { compareEmbeddings, meshFaceAt } from '../../../analysis/likeness.js';
import { toRgb } from '../../../imaging/planar.js';
import { clamp } from '../../../imaging/scalar.js';
import { boundsOf } from '../../../analysis/landmarks.js';
import type { Subject } from '../../portrait/subject.js';
import { turnView, viewPhoto } from './view.js';
import { turnHead } from './turn-head.js';
import type { View, Crop } from '../model/view.js';

/** Maximum natural turns in degrees, and gains measured on the demo portraits. */
const MOST = { yaw: 20, pitch: 12, roll: 30 } as const;
const OVERDRIVE = { yaw: 2.2, pitch: 1.3, roll: 1 } as const;
/** Maximum embedding distance from the photo; beyond it the turn is reduced. */
const FARTHEST = 0.3;
const REACHES = [1, 0.6, 0.3, 0] as const;
const ROOM = 0.2;
/** The margin is a multiple of the displacement grid's step. */
const STEP = 8;

/** Degrees; `reach` scales yaw and pitch. Roll keeps the face unchanged, so it is complete. */
export function reachablePose(own: HeadPose, wanted: HeadPose, reach: number): HeadPose {
  const step = (axis: keyof HeadPose) =>
    clamp((wanted[axis] - own[axis]) * OVERDRIVE[axis], -MOST[axis], MOST[axis]);
  return {
    yaw: own.yaw + reach * step('yaw'),
    pitch: own.pitch + reach * step('pitch'),
    roll: own.roll + step('roll'),
  };
}

/** Turns within the identity limit. @returns the view, and the reached pose */
export async function followPose(
  analyser: FaceAnalyser,
  subject: Subject,
  wanted: HeadPose,
  crop: Crop,
  size: number,
): Promise<{ view: View; reached: HeadPose }> {
  const room = STEP * ceil((size * ROOM) / STEP);
  const margin = (room * crop.side) / size;
  const wider = { x: crop.x - margin, y: crop.y - margin, side: crop.side + 2 * margin };
  const straight = await viewPhoto(subject, wider, size + 2 * room);
  const own = headPose(subject.mesh);
  const bottom = ((subject.image.height - wider.y) * size) / crop.side;
  const turnBy = async (reach: number) => {
    const turn = turnHead(straight.landmarks, own, reachablePose(own, wanted, reach), bottom);
    const view = turnView(straight, turn, analyser.topology.triangles, room);
    const image = toRgb(view.picture);
    const mesh = await meshFaceAt(analyser, image, boundsOf(view.landmarks));
    if (!mesh) return { view, reached: own, distance: Infinity };
    const embedding = await analyser.embed(image, mesh);
    const distance = compareEmbeddings(subject.embedding, embedding).euclid;
    return { view, reached: headPose(mesh), distance };
  };
  let made = await turnBy(REACHES[0]);
  for (const reach of REACHES.slice(1)) {
    if (made.distance <= FARTHEST) break;
    made = await turnBy(reach);
  }
  return made;
}
