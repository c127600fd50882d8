import { AppError } from '@likeness/contracts/errors/app-error';
import type { Person } from '@likeness/contracts/identity/principal';
import {
  type Declaration,
  type DeclarationRequest,
  declarationRequestSchema,
} from '@likeness/contracts/http/payments';
import { ZodPipe } from '@likeness/service-kit/http/zod.pipe';
import { CurrentPerson } from '@likeness/service-kit/identity/principal.guard';
import { Body, Controller, Get, Header, HttpCode, Post, Query } from '@nestjs/common';
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

const HTML = 'text/html; charset=utf-8';
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
    @CurrentPerson() { owner }: Person,
    @Body(new ZodPipe(declarationRequestSchema)) request: DeclarationRequest,
  ): Promise<Declaration> {
    return this.declarations.take(request, owner.kind === 'user' ? owner.id : undefined);
  }

  @Get('confirmation')
  @Header('content-type', HTML)
  @Header('content-security-policy', PAGE_POLICY)
  @Header('referrer-policy', 'no-referrer')
  async ask(@Query('token', tokenPipe) token: string): Promise<string> {
    return (await this.links.isGood(token)) ? askingPage() : oldLinkPage();
  }

  @Post('confirmation')
  @HttpCode(200)
  @Header('content-type', HTML)
  @Header('content-security-policy', PAGE_POLICY)
  async confirm(@Query('token', tokenPipe) token: string): Promise<string> {
    try {
      const answer = await this.links.follow(token);
      return answer.kind === 'ends' ? endedPage(answer.on) : nothingPage();
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return oldLinkPage();
      throw error;
    }
  }
}
