import { portraitResultJob } from '@likeness/contracts/jobs/portrait-result.job';
import { posesAnnounceJob } from '@likeness/contracts/jobs/poses-announce.job';
import { stylesAnnounceJob } from '@likeness/contracts/jobs/styles-announce.job';
import { handles, JobConsumer } from '@likeness/queue/job-consumer';
import { LOGGER, type Logger } from '@likeness/service-kit/logging/logger';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Redis } from 'ioredis';
import { PoseCatalogue } from '../poses/pose-catalogue.service.js';
import { StyleCatalogue } from '../styles/style-catalogue.service.js';
import { ResultsService } from './results.service.js';

const CONCURRENCY = 4;

/** Takes the workers' facts off the queue. */
@Injectable()
export class ResultsConsumer implements OnModuleInit, OnApplicationShutdown {
  #consumer: JobConsumer | undefined;

  constructor(
    private readonly redis: Redis,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly results: ResultsService,
    private readonly styles: StyleCatalogue,
    private readonly poses: PoseCatalogue,
  ) {}

  onModuleInit(): void {
    this.#consumer = new JobConsumer({
      queue: 'results',
      redis: this.redis,
      concurrency: CONCURRENCY,
      handlers: [
        handles(portraitResultJob, async ({ render_id, outcome, claim }) => {
          await this.results.record(render_id, outcome, claim);
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
