import type { Logger } from '@likeness/service-kit/logging/logger';
import { RepeatingTask } from '@likeness/service-kit/schedule/repeating-task';
import { LOGGER } from '@likeness/service-kit/service-kit.module';
import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Holds } from './holds.service.js';

const EVERY_MS = 5_000;

/** Gives back what nobody has charged or released in time. */
@Injectable()
export class HoldExpiry implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #task: RepeatingTask;

  constructor(holds: Holds, @Inject(LOGGER) logger: Logger) {
    this.#task = new RepeatingTask(
      async () => {
        const count = await holds.releaseExpired();
        if (count > 0) logger.info({ count }, 'expired holds given back');
      },
      EVERY_MS,
      (error) => logger.warn({ err: error }, 'holds could not be swept, will try again'),
    );
  }

  onApplicationBootstrap(): void {
    this.#task.wake();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#task.stop();
  }
}
