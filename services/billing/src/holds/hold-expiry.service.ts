import { RepeatingService } from '@likeness/service-kit/schedule/repeating-service';
import { Injectable } from '@nestjs/common';
import { HoldsService } from './holds.service.js';

const EVERY_MS = 5_000;

@Injectable()
export class HoldExpiryService extends RepeatingService {
  protected readonly schedule = {
    everyMs: EVERY_MS,
    failure: 'expired holds could not be given back, will try again',
    level: 'error' as const,
  };

  constructor(private readonly holds: HoldsService) {
    super();
  }

  async run(): Promise<void> {
    let count = 0;
    await this.each(await this.holds.ownersOfExpired(), async (userId) => {
      count += await this.holds.releaseExpired(userId);
    });
    if (count > 0) this.logger.info({ count }, 'expired holds given back');
  }
}
