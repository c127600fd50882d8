import { billingInternalCalls } from '@likeness/contracts/calls/billing/internal.calls';
import type { CallInput } from '@likeness/contracts/calls/call-definition';
import type { Holdings } from '@likeness/contracts/http/internal-accounts';
import type { PaymentsInventory } from '@likeness/contracts/http/payments';
import { Input, Serves } from '@likeness/service-kit/http/serves';
import { Controller } from '@nestjs/common';
import { Belongings } from './belongings.service.js';

const { countPurchases, listPayments, erasePayments } = billingInternalCalls;

/** What auth asks and tells of people. Visitors buy nothing, so that there is nothing to claim. */
@Controller()
export class InternalAccountsController {
  constructor(private readonly belongings: Belongings) {}

  @Serves(countPurchases)
  async holdings(@Input() { body }: CallInput<typeof countPurchases>): Promise<Holdings> {
    return this.belongings.count(body.owners);
  }

  @Serves(listPayments)
  async inventory(@Input() { body }: CallInput<typeof listPayments>): Promise<PaymentsInventory> {
    return this.belongings.page(body.user_id, body.before, body.limit);
  }

  @Serves(erasePayments)
  async erase(@Input() { body }: CallInput<typeof erasePayments>): Promise<void> {
    await this.belongings.erase(body.owners);
  }
}
