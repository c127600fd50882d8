import { AppError } from '@likeness/contracts/errors/app-error';
import { isRenewed } from '@likeness/contracts/identity/halted-plan';
import { Injectable } from '@nestjs/common';
import { StripeEventsRepository } from '../database/stripe-events.repository.js';
import { SubscriptionsRepository } from '../database/subscriptions.repository.js';
import { StripeCallsService } from '../stripe/stripe-calls.service.js';
import { toSubscription } from '../stripe/to-subscription.js';
import { SubscriptionMirrorService } from './subscription-mirror.service.js';

@Injectable()
export class SubscriptionEndService {
  constructor(
    private readonly subscriptions: SubscriptionsRepository,
    private readonly events: StripeEventsRepository,
    private readonly calls: StripeCallsService,
    private readonly mirror: SubscriptionMirrorService,
  ) {}

  /** An unpaid period ends at once. Idempotent. @throws AppError NOT_SUBSCRIBED */
  async atPeriodEnd(userId: string): Promise<void> {
    const all = await this.subscriptions.of(userId);
    const renewed = all.filter(({ status }) => isRenewed(status));
    if (renewed.length === 0) {
      if (all.some(({ status }) => status === 'canceling')) return;
      throw new AppError('NOT_SUBSCRIBED');
    }
    for (const { stripe_id, status } of renewed) {
      const look = await this.events.nextReadNumber();
      const seen =
        status === 'past_due'
          ? await this.calls.cancelNow(stripe_id)
          : await this.calls.cancelAtPeriodEnd(stripe_id);
      if (!seen) {
        await this.mirror.end(userId, stripe_id);
        throw new AppError('NOT_SUBSCRIBED');
      }
      await this.mirror.saveFromStripe(toSubscription(seen), look);
    }
  }
}
