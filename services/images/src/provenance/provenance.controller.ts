import { photoCalls } from '@likeness/contracts/calls/images/photos.calls';
import type { ProvenanceReport } from '@likeness/contracts/http/provenance';
import type { Person } from '@likeness/contracts/identity/principal';
import { MAX_PHOTO_FORM_BYTES } from '@likeness/service-kit/http/multipart';
import { Serves } from '@likeness/service-kit/http/serves';
import { CurrentPerson } from '@likeness/service-kit/identity/principal.guard';
import { uploadLoad } from '@likeness/service-kit/uploads/upload-load';
import { TemporaryUploads } from '@likeness/service-kit/uploads/temporary-uploads';
import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { readUploadForm } from '../uploads/upload-form.js';
import { ProvenanceCheckService } from './provenance-check.service.js';

@Controller()
export class ProvenanceController {
  constructor(
    private readonly checks: ProvenanceCheckService,
    private readonly temporaryUploads: TemporaryUploads,
  ) {}

  @Serves(photoCalls.examineProvenance)
  async examine(
    @Req() request: FastifyRequest,
    @CurrentPerson() person: Person,
  ): Promise<ProvenanceReport> {
    const load = uploadLoad(person, request, MAX_PHOTO_FORM_BYTES);
    return this.temporaryUploads.within(load, async (write) =>
      this.checks.examine((await readUploadForm(request, write)).photo),
    );
  }
}
