import type { PhotoAdvice } from '@likeness/contracts/photos/advice';
import { type Box, isNear } from './geometry.js';
import type { FaceReport } from './photo-verdict.js';

/** From 54 generated people; darker eyes are behind sunglasses. */
const COVERED_EYES = 0.21;
const SOFT_SHARPNESS = 0.09;
/** Of 113 photos, open eyes have at least 0.125, also while laughing; the one with shut eyes 0.099. */
const SHUT_EYES = 0.112;
/** The engine levels less. */
const FAR_ROLL = 25;
const UNEVEN_SIDES = 2.2;

/** The most important advice on a usable photo: each predicts portraits that are not kept (infra/docs/history.md). */
export function photoAdvice(face: FaceReport, otherFaces: readonly Box[]): PhotoAdvice | null {
  if (otherFaces.some((other) => isNear(other, face.box))) return 'neighbor';
  const { pose, sharpness, sideContrast, eyeBrightness, eyeOpenness, isCovered } = face;
  if (sharpness < SOFT_SHARPNESS) return 'soft';
  if (isCovered) return 'face_mask';
  if (eyeBrightness >= COVERED_EYES && eyeOpenness < SHUT_EYES) return 'eyes_shut';
  if (Math.abs(pose.roll) > FAR_ROLL) return 'tilted';
  return sideContrast > UNEVEN_SIDES ? 'uneven_light' : null;
}
