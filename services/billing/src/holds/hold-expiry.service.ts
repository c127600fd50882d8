import { RepeatingService } from '@likeness/service-kit/schedule/repeating-service';
import { Injectable } from '@nestjs/common';
import { HoldsService } from './holds.service.js';

const EVERY_MS = 5_000;

@Injectable()
export class HoldExpiryService extends RepeatingService {
  protected readonly schedule = {
    everyMs: EVERY_MS,
    failure: 'holds could not be swept, will try again',
  };

  constructor(private readonly holds: HoldsService) {
    super();
  }

  async run(): Promise<void> {
    let count = 0;
    for (const userId of await this.holds.ownersOfExpired()) {
      try {
        count += await this.holds.releaseExpired(userId);
      } catch (error) {
        // The holds of other people must not wait for this one's.
        this.logger.error({ err: error, userId }, 'expired holds could not be given back');
      }
    }
    if (count > 0) this.logger.info({ count }, 'expired holds given back');
  }
}
