import { RepeatingService } from '@likeness/service-kit/schedule/repeating-service';
import type { Logger } from '@likeness/service-kit/logging/logger';
import { LOGGER } from '@likeness/service-kit/service-kit.module';
import { Inject, Injectable } from '@nestjs/common';
import { MailTokensRepository } from '../database/mail-tokens.repository.js';
import { SessionsRepository } from '../database/sessions.repository.js';

const EVERY_MS = 10 * 60_000;

/** Forgets sessions and tokens whose time is over; they are of no effect before that. */
@Injectable()
export class Housekeeping extends RepeatingService {
  constructor(
    sessions: SessionsRepository,
    tokens: MailTokensRepository,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(
      async () => {
        await sessions.removeExpired();
        await tokens.removeExpired();
      },
      EVERY_MS,
      (error) => logger.warn({ err: error }, 'housekeeping failed, will try again'),
    );
  }
}
