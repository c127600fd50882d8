import type { UploadResponse } from '@likeness/contracts/http/images';
import type { Person } from '@likeness/contracts/identity/principal';
import { CurrentPerson } from '@likeness/service-kit/identity/principal.guard';
import { Controller, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { PhotoSpool } from './photo-spool.js';
import { readUploadForm } from './upload-form.js';
import { Uploads } from './upload.service.js';

@Controller('api/images/uploads')
export class UploadsController {
  constructor(
    private readonly uploads: Uploads,
    private readonly spool: PhotoSpool,
  ) {}

  @Post()
  async upload(
    @Req() request: FastifyRequest,
    @CurrentPerson() { owner }: Person,
  ): Promise<UploadResponse> {
    return this.spool.within(async (write) =>
      this.uploads.receive({ owner, ...(await readUploadForm(request, write)) }),
    );
  }
}
