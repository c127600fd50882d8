import type { Logger } from '@likeness/service-kit/logging/logger';
import { RepeatingTask } from '@likeness/service-kit/schedule/repeating-task';
import { LOGGER } from '@likeness/service-kit/service-kit.module';
import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { DeclarationsRepository } from '../database/declarations.repository.js';
import { StripeEventsRepository } from '../database/stripe-events.repository.js';

const EVERY_MS = 60 * 60_000;

/** Forgets events and declarations whose time is over. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #task: RepeatingTask;

  constructor(
    events: StripeEventsRepository,
    declarations: DeclarationsRepository,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.#task = new RepeatingTask(
      async () => {
        await events.removeOld();
        await declarations.removeOld();
      },
      EVERY_MS,
      (error) => logger.warn({ err: error }, 'housekeeping failed, will try again'),
    );
  }

  onApplicationBootstrap(): void {
    this.#task.wake();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#task.stop();
  }
}
