import { Redis } from 'ioredis';
import { type ConsumerOptions, JobConsumer } from '@likeness/queue/job-consumer';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { LOGGER, type Logger } from '../logging/logger.js';

@Injectable()
export abstract class QueueConsumer implements OnModuleInit, OnApplicationShutdown {
  @Inject(LOGGER) protected readonly logger!: Logger;
  @Inject(Redis) private readonly redis!: Redis;
  #consumer: JobConsumer | undefined;

  protected abstract consumes(): Pick<ConsumerOptions, 'queue' | 'concurrency' | 'handlers'>;

  onModuleInit(): void {
    this.#consumer = new JobConsumer({
      ...this.consumes(),
      redis: this.redis,
      onFailure: ({ error, ...job }) => this.logger.error({ ...job, err: error }, 'job failed'),
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#consumer?.close();
  }
}
