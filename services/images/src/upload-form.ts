import { AppError } from '@likeness/contracts/errors/app-error';
import { PHOTO_PURPOSES, type PhotoPurpose } from '@likeness/contracts/photos/purpose';
import { intact } from '@likeness/service-kit/http/multipart';
import type { TemporaryFile, WriteFile } from '@likeness/service-kit/uploads/temporary-uploads';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

const ONE_AT_A_TIME = 'Please send one photo at a time.';

export type UploadForm = {
  readonly photo: TemporaryFile;
  readonly faceConsent: boolean;
  readonly purpose: PhotoPurpose;
};

const purposeSchema = z.object({ purpose: z.enum(PHOTO_PURPOSES).default('face') });

/** @throws AppError MEDIA_TYPE_UNSUPPORTED, MULTIPART_BROKEN, PHOTOS_TOO_MANY, FIELD_INVALID */
export async function readUploadForm(
  request: FastifyRequest,
  write: WriteFile,
): Promise<UploadForm> {
  if (!request.isMultipart()) throw new AppError('MEDIA_TYPE_UNSUPPORTED');
  let photo: TemporaryFile | undefined;
  let faceConsent = false;
  let purpose: PhotoPurpose = 'face';
  for await (const part of intact(request.parts())) {
    if (part.type === 'field') {
      if (part.fieldname === 'face_consent') faceConsent = part.value === 'true';
      if (part.fieldname === 'purpose') {
        ({ purpose } = purposeSchema.parse({ purpose: part.value }));
      }
    } else if (part.fieldname !== 'file') {
      part.file.resume();
    } else if (photo) {
      throw new AppError('PHOTOS_TOO_MANY', ONE_AT_A_TIME);
    } else {
      photo = await write(intact(part.file as AsyncIterable<Buffer>));
    }
  }
  if (!photo) throw new AppError('FIELD_INVALID', 'File is missing: send one photo.');
  return { photo, faceConsent, purpose };
}
