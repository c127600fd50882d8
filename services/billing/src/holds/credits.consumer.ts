import { AppError } from '@likeness/contracts/errors/app-error';
import { creditsCaptureJob, creditsReleaseJob } from '@likeness/contracts/jobs/credits.jobs';
import { handles } from '@likeness/queue/job-consumer';
import { QueueConsumer } from '@likeness/service-kit/jobs/queue-consumer';
import { Injectable } from '@nestjs/common';
import { HoldsService } from './holds.service.js';

@Injectable()
export class CreditsConsumer extends QueueConsumer {
  constructor(private readonly holds: HoldsService) {
    super();
  }

  protected consumes() {
    const handlers = [
      handles(creditsCaptureJob, ({ hold_id }) => this.#capture(hold_id)),
      handles(creditsReleaseJob, ({ hold_id }) => this.holds.release(hold_id)),
    ];
    return { queue: 'credits', concurrency: 4, handlers } as const;
  }

  /** An expired hold makes the image free. A retry can't change that. */
  async #capture(holdId: string): Promise<void> {
    try {
      await this.holds.capture(holdId);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'HOLD_GONE')) throw error;
      this.logger.warn({ holdId }, 'delivered, but its credits are no longer held');
    }
  }
}
