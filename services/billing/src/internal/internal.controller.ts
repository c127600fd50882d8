import { billingInternalCalls } from '@likeness/contracts/calls/billing/internal.calls';
import type { CallInput } from '@likeness/contracts/calls/call-definition';
import type { Holdings } from '@likeness/contracts/http/internal-accounts';
import type { HoldCreditsResponse } from '@likeness/contracts/http/internal-billing';
import type { PaymentsInventory } from '@likeness/contracts/http/payments';
import { Input, Serves } from '@likeness/service-kit/http/serves';
import { Controller } from '@nestjs/common';
import { OwnedDataService } from '../accounts/account-erasure.service.js';
import { HoldsService } from '../holds/holds.service.js';

const { holdCredits, captureHold, countPurchases, listPayments, erasePayments } =
  billingInternalCalls;

/** Calls of other services. */
@Controller()
export class InternalController {
  constructor(
    private readonly holds: HoldsService,
    private readonly ownedData: OwnedDataService,
  ) {}

  @Serves(holdCredits)
  async hold(@Input() { body }: CallInput<typeof holdCredits>): Promise<HoldCreditsResponse> {
    return this.holds.hold(body);
  }

  @Serves(captureHold)
  async capture(@Input() { body }: CallInput<typeof captureHold>): Promise<void> {
    await this.holds.capture(body.hold_id);
  }

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
