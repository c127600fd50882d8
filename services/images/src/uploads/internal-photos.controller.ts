import { Readable } from 'node:stream';
import type { CallInput } from '@likeness/contracts/calls/call-definition';
import { imagesInternalCalls } from '@likeness/contracts/calls/images/internal.calls';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { UploadResponse } from '@likeness/contracts/http/photos';
import type { PhotoReference } from '@likeness/contracts/http/internal';
import { MAX_PHOTO_FORM_BYTES } from '@likeness/service-kit/http/multipart';
import { Input, Serves } from '@likeness/service-kit/http/serves';
import { onBehalfOf } from '@likeness/service-kit/identity/turn-taker';
import { declaredBytes } from '@likeness/service-kit/uploads/upload-load';
import { TemporaryUploads } from '@likeness/service-kit/uploads/temporary-uploads';
import { Body, Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { PhotoResolverService } from './photo-resolver.service.js';
import { UploadService } from './upload.service.js';

const { storePhoto, resolvePhotos } = imagesInternalCalls;

/** Photos on behalf of a user whose form another service has parsed. */
@Controller()
export class InternalPhotosController {
  constructor(
    private readonly uploads: UploadService,
    private readonly resolver: PhotoResolverService,
    private readonly temporaryUploads: TemporaryUploads,
  ) {}

  @Serves(storePhoto)
  async upload(
    @Input() { query }: CallInput<typeof storePhoto>,
    @Body() bytes: unknown,
    @Req() request: FastifyRequest,
  ): Promise<UploadResponse> {
    if (!(bytes instanceof Readable)) throw new AppError('MEDIA_TYPE_UNSUPPORTED');
    const { owner_kind: kind, owner_id: id, face_consent: faceConsent, purpose } = query;
    const owner = { kind, id };
    const load = { owner, bytes: declaredBytes(request, MAX_PHOTO_FORM_BYTES) };
    return this.temporaryUploads.within(load, async (write) =>
      onBehalfOf(owner, async () =>
        this.uploads.receive({ owner, photo: await write(bytes), faceConsent, purpose }),
      ),
    );
  }

  @Serves(resolvePhotos)
  async resolve(
    @Input() { body }: CallInput<typeof resolvePhotos>,
  ): Promise<{ photos: PhotoReference[] }> {
    return { photos: await this.resolver.resolve(body) };
  }
}
