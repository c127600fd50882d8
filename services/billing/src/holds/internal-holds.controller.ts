import { billingInternalCalls } from '@likeness/contracts/calls/billing/internal.calls';
import type { CallInput } from '@likeness/contracts/calls/call-definition';
import type { HoldCreditsResponse } from '@likeness/contracts/http/internal-billing';
import { Input, Serves } from '@likeness/service-kit/http/serves';
import { Controller } from '@nestjs/common';
import { HoldsService } from './holds.service.js';

const { holdCredits, captureHold } = billingInternalCalls;

@Controller()
export class InternalHoldsController {
  constructor(private readonly holds: HoldsService) {}

  @Serves(holdCredits)
  async hold(@Input() { body }: CallInput<typeof holdCredits>): Promise<HoldCreditsResponse> {
    return this.holds.hold(body);
  }

  @Serves(captureHold)
  async capture(@Input() { body }: CallInput<typeof captureHold>): Promise<void> {
    await this.holds.capture(body.hold_id);
  }
}
