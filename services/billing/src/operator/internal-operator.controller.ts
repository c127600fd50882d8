import { billingInternalCalls } from '@likeness/contracts/calls/billing/internal.calls';
import type { CallInput } from '@likeness/contracts/calls/call-definition';
import type { Corrected, OpenDeclaration } from '@likeness/contracts/http/operator';
import { Input, Serves } from '@likeness/service-kit/http/serves';
import { Controller } from '@nestjs/common';
import { DeclarationsRepository } from '../database/declarations.repository.js';
import { CorrectionsService } from './corrections.service.js';

const { correctCredits, listOpenDeclarations, settleDeclaration } = billingInternalCalls;
const LISTED = 100;

@Controller()
export class InternalOperatorController {
  constructor(
    private readonly corrections: CorrectionsService,
    private readonly declarations: DeclarationsRepository,
  ) {}

  @Serves(correctCredits)
  async correct(@Input() { body }: CallInput<typeof correctCredits>): Promise<Corrected> {
    return this.corrections.correct(body);
  }

  @Serves(listOpenDeclarations)
  async list(): Promise<{ declarations: OpenDeclaration[] }> {
    const rows = await this.declarations.open(LISTED);
    const declarations = rows.map(({ confirmed_at: _, ...row }) => ({
      ...row,
      received_at: row.received_at.toISOString(),
    }));
    return { declarations };
  }

  @Serves(settleDeclaration)
  async settle(
    @Input() { body }: CallInput<typeof settleDeclaration>,
  ): Promise<{ is_settled: boolean }> {
    return { is_settled: await this.declarations.settle(body.id) };
  }
}
