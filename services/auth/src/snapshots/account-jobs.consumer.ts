import { accountSnapshotJob } from '@likeness/contracts/jobs/account-snapshot.job';
import { expiryTellJob } from '@likeness/contracts/jobs/expiry-tell.job';
import { paymentTellJob } from '@likeness/contracts/jobs/payment-tell.job';
import { handles, JobConsumer } from '@likeness/queue/job-consumer';
import { LOGGER, type Logger } from '@likeness/service-kit/logging/logger';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Redis } from 'ioredis';
import { ExpiryNoticesService } from '../mail/expiry-notices.service.js';
import { PaymentNoticesService } from '../mail/payment-notices.service.js';
import { AccountSnapshotsService } from './account-snapshots.service.js';

const CONCURRENCY = 4;

@Injectable()
export class AccountJobsConsumer implements OnModuleInit, OnApplicationShutdown {
  #consumer: JobConsumer | undefined;

  constructor(
    private readonly redis: Redis,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly copies: AccountSnapshotsService,
    private readonly notices: ExpiryNoticesService,
    private readonly payments: PaymentNoticesService,
  ) {}

  onModuleInit(): void {
    this.#consumer = new JobConsumer({
      queue: 'accounts',
      redis: this.redis,
      concurrency: CONCURRENCY,
      handlers: [
        handles(accountSnapshotJob, async (snapshot) => {
          await this.copies.keep(snapshot);
          return null;
        }),
        handles(expiryTellJob, async (notice) => {
          await this.notices.order(notice);
          return null;
        }),
        handles(paymentTellJob, async (notice) => {
          await this.payments.order(notice);
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
