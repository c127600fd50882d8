import { Readable } from 'node:stream';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { UploadResponse } from '@likeness/contracts/http/images';
import {
  type PhotoReference,
  type ResolvePhotosRequest,
  resolvePhotosRequestSchema,
} from '@likeness/contracts/http/internal';
import { ownerSchema } from '@likeness/contracts/identity/owner';
import { ZodPipe } from '@likeness/service-kit/http/zod.pipe';
import { ServiceOnly } from '@likeness/service-kit/identity/principal.guard';
import { Body, Controller, HttpCode, Post, Query } from '@nestjs/common';
import { z } from 'zod';
import { PhotoResolver } from './photo-resolver.service.js';
import { PhotoSpool } from './photo-spool.js';
import { photoPurposeSchema } from './upload-form.js';
import { Uploads } from './upload.service.js';

const photoQuerySchema = z.object({
  owner_kind: ownerSchema.shape.kind,
  owner_id: ownerSchema.shape.id,
  face_consent: z.enum(['true', 'false']).transform((value) => value === 'true'),
  purpose: photoPurposeSchema,
});
type PhotoQuery = z.infer<typeof photoQuerySchema>;

/** Photos on behalf of somebody whose form another service has read. */
@ServiceOnly()
@Controller('internal/photos')
export class InternalPhotosController {
  constructor(
    private readonly uploads: Uploads,
    private readonly resolver: PhotoResolver,
    private readonly spool: PhotoSpool,
  ) {}

  @Post()
  async upload(
    @Query(new ZodPipe(photoQuerySchema)) query: PhotoQuery,
    @Body() bytes: unknown,
  ): Promise<UploadResponse> {
    if (!(bytes instanceof Readable)) throw new AppError('MEDIA_TYPE_UNSUPPORTED');
    const { owner_kind: kind, owner_id: id, face_consent: faceConsent, purpose } = query;
    return this.spool.within(async (write) =>
      this.uploads.receive({
        owner: { kind, id },
        photo: await write(bytes),
        faceConsent,
        purpose,
      }),
    );
  }

  @Post('resolve')
  @HttpCode(200)
  async resolve(
    @Body(new ZodPipe(resolvePhotosRequestSchema)) request: ResolvePhotosRequest,
  ): Promise<{ photos: PhotoReference[] }> {
    return { photos: await this.resolver.resolve(request) };
  }
}
