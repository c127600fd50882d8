import { RepeatingTask } from '@likeness/service-kit/schedule/repeating-task';
import type { Logger } from '@likeness/service-kit/logging/logger';
import { LOGGER } from '@likeness/service-kit/service-kit.module';
import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { MailTokensRepository } from '../database/mail-tokens.repository.js';
import { SessionsRepository } from '../database/sessions.repository.js';

const EVERY_MS = 10 * 60_000;

/** Forgets sessions and tokens whose time is over; they are of no effect before that. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #task: RepeatingTask;

  constructor(
    sessions: SessionsRepository,
    tokens: MailTokensRepository,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.#task = new RepeatingTask(
      async () => {
        await sessions.removeExpired();
        await tokens.removeExpired();
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
