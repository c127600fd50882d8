import { AppError } from '@likeness/contracts/errors/app-error';
import type { PhotoPurpose } from '@likeness/contracts/photos/purpose';
import type { PhotoVerdict } from '@likeness/contracts/photos/verdict';
import type { ImageFace } from '../database/image.entity.js';

export function faceOf(verdict: PhotoVerdict): ImageFace {
  if (verdict.ok) return 'good';
  return verdict.located ? 'poor' : 'none';
}

export function isFit(face: ImageFace, purpose: PhotoPurpose): boolean {
  if (purpose === 'reference') return true;
  return purpose === 'pose' ? face !== 'none' : face === 'good';
}

/** @throws AppError with the verdict's code and detail, or POSE_NO_FACE */
export function assertFit(verdict: PhotoVerdict, purpose: PhotoPurpose): void {
  if (verdict.ok || isFit(faceOf(verdict), purpose)) return;
  throw purpose === 'pose'
    ? new AppError('POSE_NO_FACE')
    : new AppError(verdict.code, verdict.detail, { faces: verdict.faces });
}
