import type { PhotoAdvice } from '@likeness/contracts/photos/advice';
import { type Box, isNear } from './geometry.js';
import type { FaceReport } from './photo-verdict.js';

/** From 54 generated people. Below 140 px, photo styles enlarge the face about threefold. */
const SMALL_FACE_WIDTH = 140;
const SOFT_SHARPNESS = 0.09;
const COVERED_EYES = 0.21;
const FAR_YAW = 26;
const FAR_ROLL = 20;
const UNEVEN_SIDES = 2.2;

/** The most important advice on a usable photo. Ignores brightness, which depends on the skin. */
export function photoAdvice(face: FaceReport, otherFaces: readonly Box[]): PhotoAdvice | null {
  if (otherFaces.some((other) => isNear(other, face.box))) return 'neighbor';
  const { box, pose, sharpness, sideContrast, eyeBrightness } = face;
  if (box.width < SMALL_FACE_WIDTH) return 'small_face';
  if (sharpness < SOFT_SHARPNESS) return 'soft';
  if (eyeBrightness < COVERED_EYES) return 'sunglasses';
  if (Math.abs(pose.yaw) > FAR_YAW) return 'turned_away';
  if (Math.abs(pose.roll) > FAR_ROLL) return 'tilted';
  return sideContrast > UNEVEN_SIDES ? 'uneven_light' : null;
}
