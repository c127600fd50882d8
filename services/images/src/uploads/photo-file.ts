import { AppError } from '@likeness/contracts/errors/app-error';
import { PHOTO_LIMITS, UPLOAD_TYPES } from '@likeness/contracts/photos/limits';
import { sniffPictureType, sniffUnreadPhoto } from '@likeness/contracts/photos/picture-type';
import type { TemporaryFile } from '@likeness/service-kit/uploads/temporary-uploads';

/** @throws AppError PHOTO_EMPTY, PHOTO_TOO_LARGE, PHOTO_TYPE_UNSUPPORTED */
export function assertPhotoFile({ size, head }: Pick<TemporaryFile, 'size' | 'head'>): void {
  if (size === 0) throw new AppError('PHOTO_EMPTY');
  if (size > PHOTO_LIMITS.maxBytes) throw new AppError('PHOTO_TOO_LARGE');
  const type = sniffPictureType(head);
  if (UPLOAD_TYPES.some((taken) => taken === type)) return;
  const name = sniffUnreadPhoto(head);
  throw new AppError('PHOTO_TYPE_UNSUPPORTED', name && adviceFor(name));
}

function adviceFor(name: 'HEIC' | 'AVIF'): string {
  return `We can't read ${name} files sent this way. Save the photo as JPEG or PNG, or upload it on our page.`;
}
