import { AppError } from '@likeness/contracts/errors/app-error';
import { MEME_METHOD } from '@likeness/contracts/http/images';
import type { StoredImage } from '../database/image.entity.js';

/** Other sizes would cut or blur the letters of a meme. @throws AppError FORMAT_UNAVAILABLE */
export function assertPortrait({ kind, creationMethodName }: StoredImage): void {
  if (kind !== 'portrait' || creationMethodName === MEME_METHOD) {
    throw new AppError('FORMAT_UNAVAILABLE');
  }
}
