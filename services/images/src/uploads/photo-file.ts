import { AppError } from '@likeness/contracts/errors/app-error';
import { PHOTO_LIMITS, sniffPhotoType } from '@likeness/contracts/photos/limits';
import type { SpooledFile } from '@likeness/service-kit/uploads/upload-spool';

/**
 * The checks that need no decoder.
 * @throws AppError PHOTO_EMPTY, PHOTO_TOO_LARGE or PHOTO_TYPE_UNSUPPORTED
 */
export function assertPhotoFile({ size, head }: Pick<SpooledFile, 'size' | 'head'>): void {
  if (size === 0) throw new AppError('PHOTO_EMPTY');
  if (size > PHOTO_LIMITS.maxBytes) throw new AppError('PHOTO_TOO_LARGE');
  if (sniffPhotoType(head) === undefined) throw new AppError('PHOTO_TYPE_UNSUPPORTED');
}
