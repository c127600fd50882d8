import type { Person } from '@likeness/contracts/identity/principal';
import {
  type Declaration,
  type DeclarationRequest,
  declarationRequestSchema,
} from '@likeness/contracts/http/payments';
import { ZodPipe } from '@likeness/service-kit/http/zod.pipe';
import { CurrentPerson } from '@likeness/service-kit/identity/principal.guard';
import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { CancellationLinks } from './cancellation-links.service.js';
import {
  askingPage,
  endedPage,
  nothingPage,
  oldLinkPage,
  PAGE_POLICY,
} from './confirmation-page.js';
import { Declarations } from './declarations.service.js';

const tokenPipe = new ZodPipe(z.string().max(200).default(''));

@Controller('api/payments/declarations')
export class DeclarationsController {
  constructor(
    private readonly declarations: Declarations,
    private readonly links: CancellationLinks,
  ) {}

  @Post()
  @HttpCode(202)
  async take(
    @CurrentPerson() person: Person,
    @Body(new ZodPipe(declarationRequestSchema)) request: DeclarationRequest,
  ): Promise<Declaration> {
    return this.declarations.take(request, person);
  }

  @Get('confirmation')
  async ask(
    @Query('token', tokenPipe) token: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const isGood = await this.links.isGood(token);
    return asPage(reply, isGood ? askingPage() : oldLinkPage());
  }

  @Post('confirmation')
  @HttpCode(200)
  async confirm(
    @Query('token', tokenPipe) token: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const answer = await this.links.follow(token);
    if (answer.kind === 'old') return asPage(reply, oldLinkPage());
    return asPage(reply, answer.kind === 'ends' ? endedPage(answer.on) : nothingPage());
  }
}

/** What fails is answered as everywhere, so that these headers come with a page only. */
function asPage(reply: FastifyReply, html: string): string {
  void reply.type('text/html; charset=utf-8').headers({
    'content-security-policy': PAGE_POLICY,
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
  return html;
}
