import { portraitResultJob } from '@likeness/contracts/jobs/portrait-result.job';
import { posesAnnounceJob } from '@likeness/contracts/jobs/poses-announce.job';
import { stylesAnnounceJob } from '@likeness/contracts/jobs/styles-announce.job';
import { handles, JobConsumer } from '@likeness/queue/job-consumer';
import { LOGGER, type Logger } from '@likeness/service-kit/logging/logger';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Redis } from 'ioredis';
import { PoseCatalogueService } from '../poses/pose-catalogue.service.js';
import { StyleCatalogueService } from '../styles/style-catalogue.service.js';
import { DeliveryService } from './delivery.service.js';

const CONCURRENCY = 4;

/** Consumes what workers report. */
@Injectable()
export class ResultsConsumer implements OnModuleInit, OnApplicationShutdown {
  #consumer: JobConsumer | undefined;

  constructor(
    private readonly redis: Redis,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly delivery: DeliveryService,
    private readonly styles: StyleCatalogueService,
    private readonly poses: PoseCatalogueService,
  ) {}

  onModuleInit(): void {
    this.#consumer = new JobConsumer({
      queue: 'results',
      redis: this.redis,
      concurrency: CONCURRENCY,
      handlers: [
        handles(portraitResultJob, async (result) => {
          await this.delivery.record(result);
          return null;
        }),
        handles(stylesAnnounceJob, async (announcement) => {
          await this.styles.record(announcement);
          return null;
        }),
        handles(posesAnnounceJob, async ({ engine, poses }) => {
          await this.poses.record(engine, poses);
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
