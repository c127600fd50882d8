import { Metrics } from '@likeness/service-kit/metrics/metrics';
import { sharedNow } from '@likeness/service-kit/time/shared-clock';
import { Injectable } from '@nestjs/common';
import { Histogram } from 'prom-client';
import { StripeEventsRepository } from '../database/stripe-events.repository.js';
import type { StripeEvent } from './event-subject.js';
import { StripeWebhooksService } from './stripe-webhooks.service.js';

@Injectable()
export class EventHandling {
  readonly #lag: Histogram;

  constructor(
    private readonly webhooks: StripeWebhooksService,
    private readonly events: StripeEventsRepository,
    metrics: Metrics,
  ) {
    this.#lag = new Histogram({
      name: 'stripe_event_lag_seconds',
      help: "From an event's creation at Stripe to its being applied here, for the first time",
      buckets: [1, 2, 5, 15, 60, 300, 1_800, 3_600, 21_600, 86_400, 259_200],
      registers: [metrics],
    });
  }

  /** @throws AppError PAYMENTS_UNAVAILABLE; Stripe must retry */
  async handle(event: StripeEvent): Promise<void> {
    try {
      const isApplied = await this.webhooks.follow(event);
      if (isApplied) this.#lag.observe(Math.max(0, sharedNow() / 1_000 - event.created));
    } catch (error) {
      // A failing database reports its own error.
      await this.events.noteUnhandled(event).catch(() => undefined);
      throw error;
    }
  }
}
