import { AppError } from '@likeness/contracts/errors/app-error';
import { sharedNow } from '@likeness/service-kit/time/shared-clock';
import { Injectable } from '@nestjs/common';
import { Stripe } from 'stripe';
import { StripeSettings } from '../stripe/stripe-client.js';
import { type StripeEvent, stripeEventSchema } from './event-subject.js';

const TOLERANCE_SECONDS = 300;

@Injectable()
export class SignedEvents {
  constructor(
    private readonly stripe: Stripe,
    private readonly settings: StripeSettings,
  ) {}

  /** @throws AppError WEBHOOK_INVALID for a wrong or old signature, or a malformed event */
  read(raw: Buffer, signature: string): StripeEvent {
    try {
      const event: unknown = this.stripe.webhooks.constructEvent(
        raw,
        signature,
        this.settings.webhookSecret,
        TOLERANCE_SECONDS,
        undefined,
        sharedNow(),
      );
      return stripeEventSchema.parse(event);
    } catch (error) {
      throw new AppError('WEBHOOK_INVALID', undefined, { cause: error });
    }
  }
}
