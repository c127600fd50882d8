import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from '../logging/logger.js';
import { RepeatingTask } from './repeating-task.js';

type Schedule = {
  /** From the end of one run to the next. */
  readonly everyMs: number;
  /** What the log says of a run that failed. */
  readonly failure: string;
  readonly level?: 'warn' | 'error';
};

/** Does something when its process is up and again and again until it goes down. */
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

  /** One run; what it throws is logged. */
  abstract run(): Promise<void>;

  onApplicationBootstrap(): void | Promise<void> {
    this.#task.wake();
  }

  /** Runs at once, or right after the run in progress. */
  wake(): void {
    this.#task.wake();
  }

  /** The first run comes after the pause. */
  start(): void {
    this.#task.start();
  }

  /** Waits for the run in progress. */
  async stop(): Promise<void> {
    await this.#task.stop();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.stop();
  }
}
