import { Redis } from 'ioredis';
import { JobConsumer } from '@likeness/queue/job-consumer';
import { LOGGER, type Logger } from '@likeness/service-kit/logging/logger';
import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import pTimeout from 'p-timeout';
import { InferencePools } from '../inference/inference-pools.js';
import { Announcements } from './announcements.js';
import { JobHandlers } from './job-handlers.js';

/** Portraits within this limit finish before shutdown; longer ones are retried elsewhere. */
const FINISH_MS = 8_000;

@Injectable()
export class JobConsumersService implements OnApplicationBootstrap, OnApplicationShutdown {
  #consumers: readonly JobConsumer[] = [];

  constructor(
    private readonly redis: Redis,
    private readonly pools: InferencePools,
    private readonly handlers: JobHandlers,
    private readonly announcements: Announcements,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.pools.open();
    const { redis, logger } = this;
    this.#consumers = this.handlers.queues().map(
      (work) =>
        new JobConsumer({
          ...work,
          redis,
          onFailure: ({ error, ...job }) => logger.error({ ...job, err: error }, 'job failed'),
        }),
    );
    if (this.#consumers.length > 0) await this.announcements.begin();
  }

  async onApplicationShutdown(): Promise<void> {
    this.announcements.stop();
    const finished = Promise.all(this.#consumers.map((consumer) => consumer.close()));
    await pTimeout(finished, { milliseconds: FINISH_MS, message: false });
    await this.pools.close();
  }
}
