import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { LOGGER, type Logger } from '../logging/logger.js';
import { RepeatingTask } from './repeating-task.js';

type Schedule = {
  readonly everyMs: number;
  readonly failure: string;
  readonly level?: 'warn' | 'error';
};

@Injectable()
export abstract class RepeatingService implements OnApplicationBootstrap, OnApplicationShutdown {
  @Inject(LOGGER) readonly logger!: Logger;
  #task: RepeatingTask | undefined;

  protected abstract readonly schedule: Schedule;

  abstract run(): Promise<void>;

  onApplicationBootstrap(): void | Promise<void> {
    this.wake();
  }

  /** Runs now, or right after the current run. */
  wake(): void {
    this.#started().wake();
  }

  start(): void {
    this.#started().start();
  }

  async stop(): Promise<void> {
    await this.#started().stop();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.stop();
  }

  #started(): RepeatingTask {
    const { everyMs, failure, level = 'warn' } = this.schedule;
    this.#task ??= new RepeatingTask(
      () => this.run(),
      everyMs,
      (error) => this.logger[level]({ err: error }, failure),
    );
    return this.#task;
  }
}
