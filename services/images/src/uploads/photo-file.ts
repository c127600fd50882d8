import { AppError } from '@likeness/contracts/errors/app-error';
import { PHOTO_LIMITS, sniffPhotoType } from '@likeness/contracts/photos/limits';

/**
 * The checks that need no decoder.
 * @throws AppError PHOTO_EMPTY, PHOTO_TOO_LARGE or PHOTO_TYPE_UNSUPPORTED
 */
export function assertPhotoFile(bytes: Buffer): void {
  if (bytes.length === 0) throw new AppError('PHOTO_EMPTY');
  if (bytes.length > PHOTO_LIMITS.maxBytes) throw new AppError('PHOTO_TOO_LARGE');
  if (sniffPhotoType(bytes) === undefined) throw new AppError('PHOTO_TYPE_UNSUPPORTED');
}
