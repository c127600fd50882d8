import { ERRORS } from '@likeness/contracts/errors/catalogue';
import type { RenderSpec } from '@likeness/contracts/http/internal';
import type { FaceAnalyser } from '../../../analysis/face-analyser.js';
import type { RgbImage } from '../../../imaging/rgb-image.js';
import { PhotoRefusedError } from '../../portrait/engine-errors.js';
import type { WantedPose } from '../../portrait/portrait-engine.js';
import { analysePose } from './analyse-pose.js';
import { findStudioPose } from './default-poses.js';

type Asked = RenderSpec['head_pose'];
type PosePhoto = Extract<Asked, { kind: 'photo' }>['photo'];

/** @throws PhotoRefusedError */
export async function wantedPose(
  asked: Asked,
  analyser: FaceAnalyser,
  load: (photo: PosePhoto) => Promise<RgbImage>,
): Promise<WantedPose | null> {
  if (!asked) return null;
  if (asked.kind === 'photo') return analysePose(analyser, await load(asked.photo));
  const pose = findStudioPose(asked.key);
  if (!pose) throw new PhotoRefusedError('POSE_UNKNOWN', ERRORS.POSE_UNKNOWN.message);
  return pose;
}
