import type { CallAnswer, CallInput } from '@likeness/contracts/calls/call-definition';
import { photoCalls } from '@likeness/contracts/calls/images/photos.calls';
import {
  MARK_ALGORITHM,
  softBindingCalls,
} from '@likeness/contracts/calls/images/soft-bindings.calls';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { ProvenanceReport } from '@likeness/contracts/http/provenance';
import type { Person } from '@likeness/contracts/identity/principal';
import { intact, MAX_PHOTO_FORM_BYTES } from '@likeness/service-kit/http/multipart';
import { Input, Serves } from '@likeness/service-kit/http/serves';
import { CurrentPerson } from '@likeness/service-kit/identity/principal.guard';
import { uploadLoad } from '@likeness/service-kit/uploads/upload-load';
import { TemporaryUploads } from '@likeness/service-kit/uploads/temporary-uploads';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readUploadForm } from '../upload-form.js';
import { ProvenanceCheckService } from './provenance-check.service.js';
import { SoftBindingsService } from './soft-bindings.service.js';

const { listAlgorithms, matchBinding, matchContent, matchLargeBinding, readManifest } =
  softBindingCalls;
type Matches = CallAnswer<typeof matchBinding>;

@Controller()
export class ProvenanceController {
  constructor(
    private readonly checks: ProvenanceCheckService,
    private readonly bindings: SoftBindingsService,
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

  @Serves(matchContent)
  async byContent(
    @Input() { query: { alg } }: CallInput<typeof matchContent>,
    @Req() request: FastifyRequest<{ Body: AsyncIterable<Buffer> | undefined }>,
    @CurrentPerson() person: Person,
  ): Promise<Matches> {
    const { body } = request;
    if (!body) throw new AppError('PHOTO_EMPTY');
    const load = uploadLoad(person, request, MAX_PHOTO_FORM_BYTES);
    return this.temporaryUploads.within(load, async (write) =>
      matchesOf(await this.bindings.byContent(await write(intact(body)), alg)),
    );
  }

  @Serves(matchBinding)
  async byBinding(@Input() { query }: CallInput<typeof matchBinding>): Promise<Matches> {
    return matchesOf(await this.bindings.byBinding(query.alg, query.value));
  }

  @Serves(matchLargeBinding)
  async byLargeBinding(@Input() { body }: CallInput<typeof matchLargeBinding>): Promise<Matches> {
    return matchesOf(await this.bindings.byBinding(body.alg, body.value));
  }

  @Serves(readManifest)
  async manifest(
    @Input() { params }: CallInput<typeof readManifest>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const store = await this.bindings.manifestOf(params.manifest_id);
    await reply.type('application/c2pa').send(store);
  }

  @Serves(listAlgorithms)
  algorithms(): CallAnswer<typeof listAlgorithms> {
    return { watermarks: [{ alg: MARK_ALGORITHM }], fingerprints: [] };
  }
}

function matchesOf(manifestId: string | undefined): Matches {
  return { matches: manifestId === undefined ? [] : [{ manifestId }] };
}
