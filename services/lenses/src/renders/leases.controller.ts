import type { CallInput } from '@likeness/contracts/calls/call-definition';
import { lensesInternalCalls } from '@likeness/contracts/calls/lenses/internal.calls';
import type { RenderSpec } from '@likeness/contracts/http/internal';
import { Input, Serves } from '@likeness/service-kit/http/serves';
import { Controller } from '@nestjs/common';
import { LeasesService } from './leases.service.js';

const { claimRender } = lensesInternalCalls;

@Controller()
export class LeasesController {
  constructor(private readonly leases: LeasesService) {}

  @Serves(claimRender)
  async lease(@Input() { params, body }: CallInput<typeof claimRender>): Promise<RenderSpec> {
    return this.leases.lease(params.id, body.attempt);
  }
}
