import { AppError } from '@likeness/contracts/errors/app-error';
import { looseUuidSchema } from '@likeness/contracts/http/loose-uuid';
import { intact } from '@likeness/service-kit/http/multipart';
import type { TemporaryFile, WriteFile } from '@likeness/service-kit/uploads/temporary-uploads';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

export type MemeForm = { readonly imageId: string; readonly lettering: TemporaryFile };

const originSchema = z.object({ image_id: looseUuidSchema });

/** @throws AppError MEDIA_TYPE_UNSUPPORTED, MULTIPART_BROKEN, PHOTOS_TOO_MANY, FIELD_INVALID */
export async function readMemeForm(request: FastifyRequest, write: WriteFile): Promise<MemeForm> {
  if (!request.isMultipart()) throw new AppError('MEDIA_TYPE_UNSUPPORTED');
  let imageId: string | undefined;
  let lettering: TemporaryFile | undefined;
  for await (const part of intact(request.parts())) {
    if (part.type === 'field') {
      if (part.fieldname === 'image_id') {
        imageId = originSchema.parse({ image_id: part.value }).image_id;
      }
    } else if (part.fieldname !== 'file') {
      part.file.resume();
    } else if (lettering) {
      throw new AppError('PHOTOS_TOO_MANY', 'Please send one meme at a time.');
    } else {
      lettering = await write(intact(part.file as AsyncIterable<Buffer>));
    }
  }
  if (imageId === undefined) throw new AppError('FIELD_INVALID', 'Image id is missing.');
  if (!lettering) throw new AppError('FIELD_INVALID', 'File is missing: send the lettering.');
  return { imageId, lettering };
}
