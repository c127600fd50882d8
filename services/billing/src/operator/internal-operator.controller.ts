import { billingInternalCalls } from '@likeness/contracts/calls/billing/internal.calls';
import type { CallInput } from '@likeness/contracts/calls/call-definition';
import type { Corrected, OpenDeclaration } from '@likeness/contracts/http/operator';
import { Input, Serves } from '@likeness/service-kit/http/serves';
import { Controller } from '@nestjs/common';
import { CorrectionsService } from './corrections.service.js';
import { OpenDeclarationsService } from './open-declarations.service.js';

const { correctCredits, listOpenDeclarations, settleDeclaration } = billingInternalCalls;

@Controller()
export class InternalOperatorController {
  constructor(
    private readonly corrections: CorrectionsService,
    private readonly declarations: OpenDeclarationsService,
  ) {}

  @Serves(correctCredits)
  async correct(@Input() { body }: CallInput<typeof correctCredits>): Promise<Corrected> {
    return this.corrections.correct(body);
  }

  @Serves(listOpenDeclarations)
  async list(): Promise<{ declarations: OpenDeclaration[] }> {
    return { declarations: await this.declarations.list() };
  }

  @Serves(settleDeclaration)
  async settle(
    @Input() { body }: CallInput<typeof settleDeclaration>,
  ): Promise<{ is_settled: boolean }> {
    return { is_settled: await this.declarations.settle(body.id) };
  }
}
