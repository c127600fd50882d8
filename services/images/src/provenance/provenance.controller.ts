import type { ProvenanceReport } from '@likeness/contracts/http/provenance';
import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { PhotoSpool } from '../uploads/photo-spool.js';
import { readUploadForm } from '../uploads/upload-form.js';
import { ProvenanceCheck } from './provenance-check.service.js';

@Controller('api/images/provenance')
export class ProvenanceController {
  constructor(
    private readonly checks: ProvenanceCheck,
    private readonly spool: PhotoSpool,
  ) {}

  @Post()
  @HttpCode(200)
  async examine(@Req() request: FastifyRequest): Promise<ProvenanceReport> {
    return this.spool.within(async (write) =>
      this.checks.examine((await readUploadForm(request, write)).photo),
    );
  }
}
