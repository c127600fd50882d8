import { imageCalls } from '@likeness/contracts/calls/images/images.calls';
import type { UploadResponse } from '@likeness/contracts/http/images';
import type { Person } from '@likeness/contracts/identity/principal';
import { MAX_PHOTO_FORM_BYTES } from '@likeness/service-kit/http/multipart';
import { Serves } from '@likeness/service-kit/http/serves';
import { CurrentPerson } from '@likeness/service-kit/identity/principal.guard';
import { uploadLoad } from '@likeness/service-kit/uploads/upload-load';
import { UploadSpool } from '@likeness/service-kit/uploads/upload-spool';
import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { readUploadForm } from './upload-form.js';
import { Uploads } from './upload.service.js';

@Controller()
export class UploadsController {
  constructor(
    private readonly uploads: Uploads,
    private readonly spool: UploadSpool,
  ) {}

  @Serves(imageCalls.uploadPhoto)
  async upload(
    @Req() request: FastifyRequest,
    @CurrentPerson() person: Person,
  ): Promise<UploadResponse> {
    const load = uploadLoad(person, request, MAX_PHOTO_FORM_BYTES);
    return this.spool.within(load, async (write) =>
      this.uploads.receive({ owner: person.owner, ...(await readUploadForm(request, write)) }),
    );
  }
}
