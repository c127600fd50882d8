import { AppError } from '@likeness/contracts/errors/app-error';
import { PHOTO_PURPOSES, type PhotoPurpose } from '@likeness/contracts/photos/purpose';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { SpooledPhoto, WritePhoto } from './photo-spool.js';

const ONE_AT_A_TIME = 'Please send one photo at a time.';

export type UploadForm = {
  readonly photo: SpooledPhoto;
  readonly faceConsent: boolean;
  readonly purpose: PhotoPurpose;
};

export const photoPurposeSchema = z.enum(PHOTO_PURPOSES).default('face');

/**
 * Reads the form of an upload (RFC 7578), its photo into `write`.
 * @throws AppError MEDIA_TYPE_UNSUPPORTED, MULTIPART_BROKEN, PHOTOS_TOO_MANY, or FIELD_INVALID
 * for an unknown purpose and when there is no photo
 */
export async function readUploadForm(
  request: FastifyRequest,
  write: WritePhoto,
): Promise<UploadForm> {
  if (!request.isMultipart()) throw new AppError('MEDIA_TYPE_UNSUPPORTED');
  let photo: SpooledPhoto | undefined;
  let faceConsent = false;
  let purpose: PhotoPurpose = 'face';
  for await (const part of intact(request.parts())) {
    if (part.type === 'field') {
      if (part.fieldname === 'face_consent') faceConsent = part.value === 'true';
      if (part.fieldname === 'purpose') purpose = photoPurposeSchema.parse(part.value);
    } else if (part.fieldname !== 'file') {
      part.file.resume();
    } else if (photo) {
      throw new AppError('PHOTOS_TOO_MANY', ONE_AT_A_TIME);
    } else {
      photo = await write(intact(part.file as AsyncIterable<Buffer>));
    }
  }
  if (!photo) throw new AppError('FIELD_INVALID', 'file: expected one photo');
  return { photo, faceConsent, purpose };
}

/** Tells a form that breaks off from a fault of our own. */
async function* intact<T>(source: AsyncIterable<T>): AsyncIterable<T> {
  try {
    yield* source;
  } catch (error) {
    throw new AppError('MULTIPART_BROKEN', undefined, { cause: error });
  }
}
