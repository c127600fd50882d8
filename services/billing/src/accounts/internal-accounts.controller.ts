import { billingInternalCalls } from '@likeness/contracts/calls/billing/internal.calls';
import type { CallInput } from '@likeness/contracts/calls/call-definition';
import type { Holdings } from '@likeness/contracts/http/internal-accounts';
import type { PaymentsInventory } from '@likeness/contracts/http/payments';
import { Input, Serves } from '@likeness/service-kit/http/serves';
import { Controller } from '@nestjs/common';
import { OwnedDataService } from './owned-data.service.js';

const { countPurchases, listPayments, erasePayments } = billingInternalCalls;

@Controller()
export class InternalAccountsController {
  constructor(private readonly ownedData: OwnedDataService) {}

  @Serves(countPurchases)
  async holdings(@Input() { body }: CallInput<typeof countPurchases>): Promise<Holdings> {
    return this.ownedData.count(body.owners);
  }

  @Serves(listPayments)
  async inventory(@Input() { body }: CallInput<typeof listPayments>): Promise<PaymentsInventory> {
    return this.ownedData.page(body.user_id, body.before, body.limit);
  }

  @Serves(erasePayments)
  async erase(@Input() { body }: CallInput<typeof erasePayments>): Promise<void> {
    await this.ownedData.erase(body.owners);
  }
}
