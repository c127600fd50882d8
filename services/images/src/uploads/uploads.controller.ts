import type { CallInput } from '@likeness/contracts/calls/call-definition';
import { photoCalls } from '@likeness/contracts/calls/images/photos.calls';
import type { PhotoComparison, UploadResponse } from '@likeness/contracts/http/photos';
import type { Person } from '@likeness/contracts/identity/principal';
import { MAX_PHOTO_FORM_BYTES } from '@likeness/service-kit/http/multipart';
import { Input, Serves } from '@likeness/service-kit/http/serves';
import { CurrentPerson } from '@likeness/service-kit/identity/principal.guard';
import { uploadLoad } from '@likeness/service-kit/uploads/upload-load';
import { TemporaryUploads } from '@likeness/service-kit/uploads/temporary-uploads';
import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { PhotoCheckService } from './photo-check.service.js';
import { PhotoResolverService } from './photo-resolver.service.js';
import { readUploadForm } from '../upload-form.js';
import { UploadService } from './upload.service.js';

const { uploadPhoto: upload, comparePhotos: compare } = photoCalls;

@Controller()
export class UploadsController {
  constructor(
    private readonly uploads: UploadService,
    private readonly temporaryUploads: TemporaryUploads,
    private readonly resolver: PhotoResolverService,
    private readonly checker: PhotoCheckService,
  ) {}

  @Serves(upload)
  async upload(
    @Req() request: FastifyRequest,
    @CurrentPerson() person: Person,
  ): Promise<UploadResponse> {
    const load = uploadLoad(person, request, MAX_PHOTO_FORM_BYTES);
    return this.temporaryUploads.within(load, async (write) =>
      this.uploads.receive({ owner: person.owner, ...(await readUploadForm(request, write)) }),
    );
  }

  @Serves(compare)
  async compare(
    @Input() { body }: CallInput<typeof compare>,
    @CurrentPerson() { owner }: Person,
  ): Promise<PhotoComparison> {
    const { image_ids, tool, look_images } = body;
    const photos = await this.resolver.resolve({
      owner,
      photo_ids: image_ids,
      face_consent: false,
    });
    const object_keys = photos.map(({ object_key }) => object_key);
    const found = await this.checker.compare({ tool, object_keys, look_images });
    const { problem, keeps_background, clothes, cuts_shoulders } = found;
    const best = found.best === null ? null : (image_ids[found.best - 1] ?? null);
    if (keeps_background) await this.resolver.adviseBackground(owner, best ?? image_ids[0]!);
    return { problem, best, keeps_background, clothes, cuts_shoulders };
  }
}
