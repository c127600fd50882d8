import { ERRORS } from '@likeness/contracts/errors/catalogue';
import type { RenderSpec } from '@likeness/contracts/http/internal';
import type { FaceAnalyser } from '../../../analysis/face-analyser.js';
import type { RgbImage } from '../../../imaging/rgb-image.js';
import { PhotoRefusedError } from '../../portrait/engine-errors.js';
import type { WantedPose } from '../../portrait/portrait-engine.js';
import { findStudioPose } from './default-poses.js';
import { clamp } from '../../../imaging/scalar.js';
import { min } from '../../../imaging/math.js';
import { headPose } from '../../../analysis/head-pose.js';
import { locateFaces } from '../../../analysis/locate-faces.js';
import { heightOfFace, landmarksOf } from '../../../analysis/landmarks.js';

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

/** For the largest face. @throws PhotoRefusedError (`POSE_NO_FACE`) */
export async function analysePose(analyser: FaceAnalyser, image: RgbImage): Promise<WantedPose> {
  const [face] = await locateFaces(analyser, image);
  if (!face) {
    throw new PhotoRefusedError(
      'POSE_NO_FACE',
      'No face was found in the head pose picture. Please choose another one.',
    );
  }
  const landmarks = landmarksOf(face.mesh, (x, y) => ({ x, y }), 1);
  const [right, left] = [landmarks[33], landmarks[263]];
  const side = min(image.width, image.height);
  return {
    ...headPose(face.mesh),
    framing: {
      x: clamp((right.x + left.x) / 2 / image.width),
      y: clamp((right.y + left.y) / 2 / image.height),
      faceHeight: heightOfFace(landmarks) / side,
    },
  };
}
