import { LOGGER, type Logger } from '@likeness/service-kit/logging/logger';
import { RetentionRegistry } from '@likeness/service-kit/retention/retention-registry';
import { RepeatingService } from '@likeness/service-kit/schedule/repeating-service';
import { Inject, Injectable } from '@nestjs/common';
import { DeclarationsRepository } from '../database/declarations.repository.js';
import { StripeEventsRepository } from '../database/stripe-events.repository.js';

const EVERY_MS = 60 * 60_000;

@Injectable()
export class HousekeepingService extends RepeatingService {
  constructor(
    private readonly events: StripeEventsRepository,
    private readonly declarations: DeclarationsRepository,
    private readonly registry: RetentionRegistry,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger, { everyMs: EVERY_MS, failure: 'housekeeping failed, will try again' });
  }

  async run(): Promise<void> {
    const events = await this.events.removeOld();
    const declarations = await this.declarations.removeOld();
    await this.registry.tell({ events, declarations });
  }
}
