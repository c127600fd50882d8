import { generationCalls } from '@likeness/contracts/calls/lenses/generation.calls';
import { lensCalls } from '@likeness/contracts/calls/lenses/lenses.calls';
import {
  type Accepted,
  type Allowance,
  type GenerationResponse,
  kontextFormSchema,
  portraitFormSchema,
} from '@likeness/contracts/http/generation';
import type { Person } from '@likeness/contracts/identity/principal';
import { MAX_FORM_BYTES, readForm } from '@likeness/service-kit/http/multipart';
import { Serves } from '@likeness/service-kit/http/serves';
import { CurrentPerson } from '@likeness/service-kit/identity/principal.guard';
import { uploadLoad } from '@likeness/service-kit/uploads/upload-load';
import { TemporaryUploads, type WriteFile } from '@likeness/service-kit/uploads/temporary-uploads';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PromptScreeningService } from '../prompts/prompt-screening.service.js';
import { JobsService } from '../renders/jobs.service.js';
import { GenerationLimitsService } from './generation-limits.service.js';
import { GenerationService } from './generation.service.js';
import { type Order, parseForm, readKontextOrder, readPortraitOrder } from './read-order.js';

type Answer = Accepted | GenerationResponse;
type ReadOrder = (request: FastifyRequest, write: WriteFile) => Promise<Order>;

@Controller()
export class GenerationController {
  constructor(
    private readonly generation: GenerationService,
    private readonly jobs: JobsService,
    private readonly limits: GenerationLimitsService,
    private readonly temporaryUploads: TemporaryUploads,
    private readonly screening: PromptScreeningService,
  ) {}

  @Serves(lensCalls.readAllowance)
  async allowanceOf(@CurrentPerson() person: Person): Promise<Allowance> {
    return this.limits.of(person);
  }

  @Serves(generationCalls.makePortraitAsVisitor)
  async anonymousPortrait(
    @CurrentPerson() person: Person,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Answer> {
    return this.#make(person, portraitOrder, request, reply);
  }

  @Serves(generationCalls.makePortrait)
  async portrait(
    @CurrentPerson() person: Person,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Answer> {
    return this.#make(person, portraitOrder, request, reply);
  }

  @Serves(generationCalls.makeMultiReferenceImageAsVisitor)
  async anonymousKontext(
    @CurrentPerson() person: Person,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Answer> {
    return this.#make(person, kontextOrder, request, reply);
  }

  @Serves(generationCalls.makeMultiReferenceImage)
  async kontext(
    @CurrentPerson() person: Person,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Answer> {
    return this.#make(person, kontextOrder, request, reply);
  }

  async #make(
    person: Person,
    readOrder: ReadOrder,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Answer> {
    const load = uploadLoad(person, request, MAX_FORM_BYTES);
    const renderId = await this.temporaryUploads.within(load, async (write) => {
      const order = await readOrder(request, write);
      if (order.prompts) this.screening.assertAllowed(order.prompts);
      return this.generation.accept(person, order);
    });
    // RFC 7240: the client prefers an immediate answer.
    const answer = request.headers.prefer?.includes('respond-async')
      ? await this.jobs.accepted(renderId)
      : await this.jobs.result(renderId, person.owner);
    if (!('images' in answer)) {
      const location = `/api/lenses/jobs/${answer.job_id}`;
      void reply.code(202).headers({ location, 'preference-applied': 'respond-async' });
    }
    return answer;
  }
}

async function portraitOrder(request: FastifyRequest, write: WriteFile): Promise<Order> {
  const { fields, files } = await readForm(request, write, { otherFiles: 1 });
  return readPortraitOrder(parseForm(portraitFormSchema, fields), files);
}

async function kontextOrder(request: FastifyRequest, write: WriteFile): Promise<Order> {
  const { fields, files } = await readForm(request, write);
  return readKontextOrder(parseForm(kontextFormSchema, fields), files);
}
