import { AuditLog } from '@likeness/service-kit/audit/audit-log';
import { LOGGER, type Logger } from '@likeness/service-kit/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import { Metrics } from '@likeness/service-kit/metrics/metrics';
import { sharedNow } from '@likeness/service-kit/time/shared-clock';
import { Histogram } from 'prom-client';
import { AppError } from '@likeness/contracts/errors/app-error';
import { Stripe } from 'stripe';
import { StripeEventsRepository } from '../database/stripe-events.repository.js';
import { SubscriptionClaimsService } from '../subscriptions/subscription-claims.service.js';
import { type StripeEvent, stripeEventSchema, type Subject, subjectOf } from './event-subject.js';
import { StripeReadsService } from './stripe-reads.service.js';
import { StripeSettings } from '../stripe/stripe-client.js';

/** Events may be late, repeated or out of order, so each one only triggers a fetch. */
@Injectable()
export class StripeWebhooksService {
  constructor(
    private readonly events: StripeEventsRepository,
    private readonly reads: StripeReadsService,
    private readonly claims: SubscriptionClaimsService,
    private readonly audit: AuditLog,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @throws AppError PAYMENTS_UNAVAILABLE; Stripe must retry */
  async follow(event: StripeEvent): Promise<boolean> {
    const subject = subjectOf(event);
    if (!subject || (await this.events.isKnown(event.id))) return false;
    const finding = await this.reads.at(
      await this.#claimed(subject),
      await this.events.nextReadNumber(),
    );
    if (!finding) {
      await this.events.removeUnhandled(event.id);
      return false;
    }
    const isNews = await this.events.applyOnce(event, finding.keep);
    if (isNews) this.audit.record(finding.event, finding.userId);
    this.logger.info({ event: event.id, type: event.type }, 'event applied');
    return isNews;
  }

  /** A refund or dispute of a month changes its subscription at Stripe. */
  async #claimed(subject: Subject): Promise<Subject> {
    if (subject.kind !== 'payment') return subject;
    const id = await this.claims.follow(subject.id);
    return id === undefined ? subject : { kind: 'subscription', id };
  }
}

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
