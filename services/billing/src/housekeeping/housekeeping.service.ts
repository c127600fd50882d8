import type { Logger } from '@likeness/service-kit/logging/logger';
import { RepeatingService } from '@likeness/service-kit/schedule/repeating-service';
import { LOGGER } from '@likeness/service-kit/service-kit.module';
import { Inject, Injectable } from '@nestjs/common';
import { DeclarationsRepository } from '../database/declarations.repository.js';
import { StripeEventsRepository } from '../database/stripe-events.repository.js';

const EVERY_MS = 60 * 60_000;

/** Forgets events and declarations whose time is over. */
@Injectable()
export class Housekeeping extends RepeatingService {
  constructor(
    events: StripeEventsRepository,
    declarations: DeclarationsRepository,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(
      async () => {
        await events.removeOld();
        await declarations.removeOld();
      },
      EVERY_MS,
      (error) => logger.warn({ err: error }, 'housekeeping failed, will try again'),
    );
  }
}
