import { AuditLog } from '@likeness/service-kit/audit/audit-log';
import { LOGGER, type Logger } from '@likeness/service-kit/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import { StripeEventsRepository } from '../database/stripe-events.repository.js';
import { SubscriptionClaimsService } from '../subscriptions/subscription-claims.service.js';
import { type StripeEvent, type Subject, subjectOf } from './event-subject.js';
import { StripeLookService } from './stripe-look.service.js';

/** Events may be late, repeated or out of order, so each one only triggers a fetch. */
@Injectable()
export class StripeWebhooksService {
  constructor(
    private readonly events: StripeEventsRepository,
    private readonly look: StripeLookService,
    private readonly claims: SubscriptionClaimsService,
    private readonly audit: AuditLog,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @throws AppError PAYMENTS_UNAVAILABLE; Stripe must retry */
  async follow(event: StripeEvent): Promise<boolean> {
    const subject = subjectOf(event);
    if (!subject || (await this.events.isKnown(event.id))) return false;
    const finding = await this.look.at(
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
