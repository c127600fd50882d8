import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from '../logging/logger.js';
import { RepeatingTask } from './repeating-task.js';

type Schedule = {
  readonly everyMs: number;
  readonly failure: string;
  readonly level?: 'warn' | 'error';
};

export abstract class RepeatingService implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #task: RepeatingTask;

  protected constructor(
    protected readonly logger: Logger,
    { everyMs, failure, level = 'warn' }: Schedule,
  ) {
    this.#task = new RepeatingTask(
      () => this.run(),
      everyMs,
      (error) => logger[level]({ err: error }, failure),
    );
  }

  /** Errors are logged. */
  abstract run(): Promise<void>;

  onApplicationBootstrap(): void | Promise<void> {
    this.#task.wake();
  }

  /** Runs now, or right after the current run. */
  wake(): void {
    this.#task.wake();
  }

  start(): void {
    this.#task.start();
  }

  async stop(): Promise<void> {
    await this.#task.stop();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.stop();
  }
}
