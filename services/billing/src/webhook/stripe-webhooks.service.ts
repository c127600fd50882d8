import { AuditLog } from '@likeness/service-kit/audit/audit-log';
import { LOGGER, type Logger } from '@likeness/service-kit/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import { StripeEventsRepository } from '../database/stripe-events.repository.js';
import { AccountSnapshotsService } from '../snapshots/account-snapshots.service.js';
import { type StripeEvent, subjectOf } from './event-subject.js';
import { StripeLookService } from './stripe-look.service.js';

/**
 * Follows Stripe's events. An event only says where to look: events come late, twice and in any
 * order, so that what is kept is always Stripe's present state.
 */
@Injectable()
export class StripeWebhooksService {
  constructor(
    private readonly events: StripeEventsRepository,
    private readonly look: StripeLookService,
    private readonly snapshots: AccountSnapshotsService,
    private readonly audit: AuditLog,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Applies an event once. @returns whether it is applied now
   * @throws AppError PAYMENTS_UNAVAILABLE; then it is to come again
   */
  async follow(event: StripeEvent): Promise<boolean> {
    const subject = subjectOf(event);
    if (!subject || (await this.events.isKnown(event.id))) return false;
    const finding = await this.look.at(subject, await this.events.nextLook());
    if (!finding) {
      await this.events.crossOut(event.id);
      return false;
    }
    const isNews = await this.events.applyOnce(event, finding.keep);
    if (isNews) this.audit.record(finding.event, finding.userId);
    this.snapshots.send();
    this.logger.info({ event: event.id, type: event.type }, 'event applied');
    return isNews;
  }
}
