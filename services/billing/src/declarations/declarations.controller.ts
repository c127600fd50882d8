import { paymentCalls } from '@likeness/contracts/calls/billing/payments.calls';
import type { CallInput } from '@likeness/contracts/calls/call-definition';
import type { Declaration } from '@likeness/contracts/http/payments';
import type { Person } from '@likeness/contracts/identity/principal';
import { Input, Serves } from '@likeness/service-kit/http/serves';
import { CurrentPerson } from '@likeness/service-kit/identity/principal.guard';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CancellationLinksService } from './cancellation-links.service.js';
import { confirmationPage, PAGE_POLICY } from './confirmation-page.js';
import { DeclarationsService } from './declarations.service.js';

const { declare, askConfirmation, confirmCancellation } = paymentCalls;

@Controller()
export class DeclarationsController {
  constructor(
    private readonly declarations: DeclarationsService,
    private readonly links: CancellationLinksService,
  ) {}

  @Serves(declare)
  async take(
    @CurrentPerson() person: Person,
    @Input() { body }: CallInput<typeof declare>,
  ): Promise<Declaration> {
    return this.declarations.take(body, person);
  }

  @Serves(askConfirmation)
  async ask(
    @Input() { query }: CallInput<typeof askConfirmation>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const isGood = await this.links.isGood(query.token ?? '');
    return asPage(reply, confirmationPage(query.language ?? 'en', isGood ? 'asking' : 'old'));
  }

  @Serves(confirmCancellation)
  async confirm(
    @Input() { query }: CallInput<typeof confirmCancellation>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { kind, on } = await this.links.follow(query.token ?? '');
    return asPage(reply, confirmationPage(query.language ?? 'en', kind, on));
  }
}

function asPage(reply: FastifyReply, html: string): string {
  void reply.type('text/html; charset=utf-8').headers({
    'content-security-policy': PAGE_POLICY,
    'cache-control': 'no-store',
  });
  return html;
}
