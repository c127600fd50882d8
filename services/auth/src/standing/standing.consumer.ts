import { accountStandingJob } from '@likeness/contracts/jobs/account-standing.job';
import { handles, JobConsumer } from '@likeness/queue/job-consumer';
import type { Logger } from '@likeness/service-kit/logging/logger';
import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { StandingCopies } from './standing-copies.service.js';

const CONCURRENCY = 4;

/** Takes billing's news of accounts off the queue. */
export class StandingConsumer implements OnModuleInit, OnApplicationShutdown {
  #consumer: JobConsumer | undefined;

  constructor(
    private readonly redis: Redis,
    private readonly logger: Logger,
    private readonly copies: StandingCopies,
  ) {}

  onModuleInit(): void {
    this.#consumer = new JobConsumer({
      queue: 'accounts',
      redis: this.redis,
      concurrency: CONCURRENCY,
      handlers: [
        handles(accountStandingJob, async (standing) => {
          await this.copies.keep(standing);
          return null;
        }),
      ],
      onFailure: ({ error, ...job }) => this.logger.error({ ...job, err: error }, 'job failed'),
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#consumer?.close();
  }
}
