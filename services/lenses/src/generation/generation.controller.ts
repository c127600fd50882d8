import { AppError } from '@likeness/contracts/errors/app-error';
import {
  type Accepted,
  type Allowance,
  type GenerationResponse,
  kontextFormSchema,
  portraitFormSchema,
} from '@likeness/contracts/http/generation';
import type { Person } from '@likeness/contracts/identity/principal';
import { readForm } from '@likeness/service-kit/http/multipart';
import { CurrentPerson } from '@likeness/service-kit/identity/principal.guard';
import { Controller, Get, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AwaitedRender } from '../jobs/awaited-render.service.js';
import { AllowanceService } from './allowance.service.js';
import { GenerationService } from './generation.service.js';
import type { Order } from './order.js';
import { parseForm } from './parse-form.js';
import { readKontextOrder, readPortraitOrder } from './read-order.js';

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
    await this.#make(person, await portraitOrder(request), request, reply);
  }

  @Post('portrait')
  async portrait(
    @CurrentPerson() person: Person,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    assertAccount(person);
    await this.#make(person, await portraitOrder(request), request, reply);
  }

  @Post('anonymous/portrait-flux-kontext')
  async anonymousKontext(
    @CurrentPerson() person: Person,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.#make(person, await kontextOrder(request), request, reply);
  }

  @Post('portrait-flux-kontext')
  async kontext(
    @CurrentPerson() person: Person,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    assertAccount(person);
    await this.#make(person, await kontextOrder(request), request, reply);
  }

  async #make(
    person: Person,
    order: Order,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const renderId = await this.generation.accept(person, order);
    const answer = wantsNoWait(request)
      ? await this.awaited.accepted(renderId)
      : await this.awaited.result(renderId, person.owner);
    await send(reply, answer);
  }
}

function assertAccount(person: Person): void {
  if (person.owner.kind !== 'user') throw new AppError('UNAUTHORIZED');
}

async function portraitOrder(request: FastifyRequest): Promise<Order> {
  const { fields, files } = await readForm(request, { otherFiles: 1 });
  return readPortraitOrder(parseForm(portraitFormSchema, fields), files);
}

async function kontextOrder(request: FastifyRequest): Promise<Order> {
  const { fields, files } = await readForm(request);
  return readKontextOrder(parseForm(kontextFormSchema, fields), files);
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
