import { accountPlanJob } from '@likeness/contracts/jobs/account-plan.job';
import { handles, JobConsumer } from '@likeness/queue/job-consumer';
import { LOGGER, type Logger } from '@likeness/service-kit/logging/logger';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Redis } from 'ioredis';
import { PlansService } from './plans.service.js';

const CONCURRENCY = 2;

@Injectable()
export class PlansConsumer implements OnModuleInit, OnApplicationShutdown {
  #consumer: JobConsumer | undefined;

  constructor(
    private readonly redis: Redis,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly plans: PlansService,
  ) {}

  onModuleInit(): void {
    this.#consumer = new JobConsumer({
      queue: 'plans',
      redis: this.redis,
      concurrency: CONCURRENCY,
      handlers: [
        handles(accountPlanJob, async (news) => {
          await this.plans.follow(news);
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
