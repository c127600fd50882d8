import { paymentCalls } from '@likeness/contracts/calls/billing/payments.calls';
import { AppError } from '@likeness/contracts/errors/app-error';
import { Serves } from '@likeness/service-kit/http/serves';
import { Body, Controller, Headers } from '@nestjs/common';
import { EventHandling, SignedEvents } from './stripe-webhooks.service.js';

const { hearStripe } = paymentCalls;

@Controller()
export class WebhookController {
  constructor(
    private readonly signed: SignedEvents,
    private readonly events: EventHandling,
  ) {}

  @Serves(hearStripe)
  async receive(
    @Body() raw: unknown,
    @Headers('stripe-signature') signature: string | undefined,
  ): Promise<{ received: true }> {
    if (!Buffer.isBuffer(raw) || signature === undefined) throw new AppError('WEBHOOK_INVALID');
    await this.events.handle(this.signed.read(raw, signature));
    return { received: true };
  }
}
