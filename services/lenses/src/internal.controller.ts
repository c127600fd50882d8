import type { CallInput } from '@likeness/contracts/calls/call-definition';
import { lensesInternalCalls } from '@likeness/contracts/calls/lenses/internal.calls';
import type { RenderSpec } from '@likeness/contracts/http/internal';
import type { Holdings } from '@likeness/contracts/http/internal-accounts';
import { Input, Serves } from '@likeness/service-kit/http/serves';
import { Controller } from '@nestjs/common';
import { OwnedDataService } from './accounts/owned-data.service.js';
import { LeasesService } from './renders/leases.service.js';

const calls = lensesInternalCalls;

@Controller()
export class InternalController {
  constructor(
    private readonly leases: LeasesService,
    private readonly ownedData: OwnedDataService,
  ) {}

  @Serves(calls.leaseRender)
  async lease(@Input() { params, body }: CallInput<typeof calls.leaseRender>): Promise<RenderSpec> {
    return this.leases.lease(params.id, body.attempt);
  }

  @Serves(calls.claimGenerations)
  async claim(@Input() { body }: CallInput<typeof calls.claimGenerations>): Promise<void> {
    await this.ownedData.claim(body.visitor_id, body.user_id);
  }

  @Serves(calls.countGenerations)
  async holdings(@Input() { body }: CallInput<typeof calls.countGenerations>): Promise<Holdings> {
    return this.ownedData.count(body.owners);
  }

  @Serves(calls.eraseGenerations)
  async erase(@Input() { body }: CallInput<typeof calls.eraseGenerations>): Promise<void> {
    await this.ownedData.erase(body.owners);
  }
}
