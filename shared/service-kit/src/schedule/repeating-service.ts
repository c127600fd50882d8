import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { RepeatingTask } from './repeating-task.js';

/** Does something when its process is up and again and again until it goes down. */
export abstract class RepeatingService implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #task: RepeatingTask;

  protected constructor(...task: ConstructorParameters<typeof RepeatingTask>) {
    this.#task = new RepeatingTask(...task);
  }

  onApplicationBootstrap(): void {
    this.#task.wake();
  }

  /** Waits for the run in progress. */
  async onApplicationShutdown(): Promise<void> {
    await this.#task.stop();
  }
}
