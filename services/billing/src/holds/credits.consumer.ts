import { AppError } from '@likeness/contracts/errors/app-error';
import { creditsCaptureJob } from '@likeness/contracts/jobs/credits-capture.job';
import { creditsReleaseJob } from '@likeness/contracts/jobs/credits-release.job';
import { handles, JobConsumer } from '@likeness/queue/job-consumer';
import { LOGGER, type Logger } from '@likeness/service-kit/logging/logger';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Redis } from 'ioredis';
import { HoldsService } from './holds.service.js';

const CONCURRENCY = 4;

@Injectable()
export class CreditsConsumer implements OnModuleInit, OnApplicationShutdown {
  #consumer: JobConsumer | undefined;

  constructor(
    private readonly redis: Redis,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly holds: HoldsService,
  ) {}

  onModuleInit(): void {
    this.#consumer = new JobConsumer({
      queue: 'credits',
      redis: this.redis,
      concurrency: CONCURRENCY,
      handlers: [
        handles(creditsCaptureJob, async ({ hold_id }) => this.#capture(hold_id)),
        handles(creditsReleaseJob, async ({ hold_id }) => {
          await this.holds.release(hold_id);
          return null;
        }),
      ],
      onFailure: ({ error, ...job }) => this.logger.error({ ...job, err: error }, 'job failed'),
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#consumer?.close();
  }

  /** An expired hold makes the image free. A retry can't change that. */
  async #capture(holdId: string): Promise<null> {
    try {
      await this.holds.capture(holdId);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'HOLD_GONE')) throw error;
      this.logger.warn({ holdId }, 'delivered, but its credits are no longer held');
    }
    return null;
  }
}
