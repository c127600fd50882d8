import type { Logger } from '@likeness/service-kit/logging/logger';
import { RepeatingService } from '@likeness/service-kit/schedule/repeating-service';
import { LOGGER } from '@likeness/service-kit/service-kit.module';
import { Inject, Injectable } from '@nestjs/common';
import { Holds } from './holds.service.js';

const EVERY_MS = 5_000;

/** Gives back what nobody has charged or released in time. */
@Injectable()
export class HoldExpiry extends RepeatingService {
  constructor(holds: Holds, @Inject(LOGGER) logger: Logger) {
    super(
      async () => {
        const count = await holds.releaseExpired();
        if (count > 0) logger.info({ count }, 'expired holds given back');
      },
      EVERY_MS,
      (error) => logger.warn({ err: error }, 'holds could not be swept, will try again'),
    );
  }
}
