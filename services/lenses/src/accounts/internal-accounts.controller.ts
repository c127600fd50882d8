import type { CallInput } from '@likeness/contracts/calls/call-definition';
import { lensesInternalCalls } from '@likeness/contracts/calls/lenses/internal.calls';
import type { Holdings } from '@likeness/contracts/http/internal-accounts';
import { Input, Serves } from '@likeness/service-kit/http/serves';
import { Controller } from '@nestjs/common';
import { OwnedDataService } from './owned-data.service.js';

const { claimGenerations, countGenerations, eraseGenerations } = lensesInternalCalls;

@Controller()
export class InternalAccountsController {
  constructor(private readonly ownedData: OwnedDataService) {}

  @Serves(claimGenerations)
  async claim(@Input() { body }: CallInput<typeof claimGenerations>): Promise<void> {
    await this.ownedData.claim(body.visitor_id, body.user_id);
  }

  @Serves(countGenerations)
  async holdings(@Input() { body }: CallInput<typeof countGenerations>): Promise<Holdings> {
    return this.ownedData.count(body.owners);
  }

  @Serves(eraseGenerations)
  async erase(@Input() { body }: CallInput<typeof eraseGenerations>): Promise<void> {
    await this.ownedData.erase(body.owners);
  }
}
