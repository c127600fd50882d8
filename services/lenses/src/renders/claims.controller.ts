import type { CallInput } from '@likeness/contracts/calls/call-definition';
import { lensesInternalCalls } from '@likeness/contracts/calls/lenses/internal.calls';
import type { RenderSpec } from '@likeness/contracts/http/internal';
import { Input, Serves } from '@likeness/service-kit/http/serves';
import { Controller } from '@nestjs/common';
import { ClaimsService } from './claims.service.js';

const { claimRender } = lensesInternalCalls;

@Controller()
export class ClaimsController {
  constructor(private readonly claims: ClaimsService) {}

  @Serves(claimRender)
  async claim(@Input() { params, body }: CallInput<typeof claimRender>): Promise<RenderSpec> {
    return this.claims.claim(params.id, body.attempt);
  }
}
