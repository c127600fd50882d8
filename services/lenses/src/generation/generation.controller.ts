import { AppError } from '@likeness/contracts/errors/app-error';
import {
  type Accepted,
  type Allowance,
  type GenerationResponse,
  portraitFormSchema,
} from '@likeness/contracts/http/generation';
import type { Person } from '@likeness/contracts/identity/principal';
import { describeIssues } from '@likeness/service-kit/http/error.filter';
import { readForm } from '@likeness/service-kit/http/multipart';
import { CurrentPerson } from '@likeness/service-kit/identity/principal.guard';
import { Controller, Get, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AwaitedRender } from '../jobs/awaited-render.service.js';
import { AllowanceService } from './allowance.service.js';
import { GenerationService } from './generation.service.js';

const FILE_FIELD = 'facial_feature_images';

@Controller('api/lenses')
export class GenerationController {
  constructor(
    private readonly generation: GenerationService,
    private readonly awaited: AwaitedRender,
    private readonly allowance: AllowanceService,
  ) {}

  @Get('allowance')
  async allowanceOf(@CurrentPerson() person: Person): Promise<Allowance> {
    return this.allowance.of(person);
  }

  @Post('anonymous/portrait')
  async anonymousPortrait(
    @CurrentPerson() person: Person,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.#portrait(person, request, reply);
  }

  @Post('portrait')
  async portrait(
    @CurrentPerson() person: Person,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (person.owner.kind !== 'user') throw new AppError('UNAUTHORIZED');
    await this.#portrait(person, request, reply);
  }

  async #portrait(person: Person, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { fields, files } = await readForm(request);
    const form = portraitFormSchema.safeParse(fields);
    if (!form.success) throw new AppError('FIELD_INVALID', describeIssues(form.error));
    const photos = files.filter((file) => file.field === FILE_FIELD);
    const renderId = await this.generation.accept(person, form.data, photos);
    const answer = wantsNoWait(request)
      ? await this.awaited.accepted(renderId)
      : await this.awaited.result(renderId, person.owner);
    await send(reply, answer);
  }
}

/** RFC 7240: the client would rather have an answer at once. */
function wantsNoWait(request: FastifyRequest): boolean {
  const prefer = request.headers.prefer;
  return (Array.isArray(prefer) ? prefer.join(',') : (prefer ?? '')).includes('respond-async');
}

async function send(reply: FastifyReply, answer: Accepted | GenerationResponse): Promise<void> {
  if ('images' in answer) {
    await reply.code(200).send(answer);
    return;
  }
  await reply
    .code(202)
    .header('location', `/api/lenses/jobs/${answer.job_id}`)
    .header('preference-applied', 'respond-async')
    .send(answer);
}
