import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { Logger } from '../logging/logger.js';
import { RepeatingTask } from '../schedule/repeating-task.js';
import { LOGGER } from '../service-kit.module.js';
import { MailOrdersRepository } from './mail-orders.repository.js';
import { MailWriter } from './mail-writer.js';
import { Mailer } from './mailer.js';

const POLL_MS = 1_000;

/** Sends ordered mails, again and again until the mail server has taken them. */
@Injectable()
export class MailDispatch implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #task: RepeatingTask;

  constructor(
    @Inject(MailOrdersRepository) private readonly orders: MailOrdersRepository,
    @Inject(MailWriter) private readonly writer: MailWriter,
    @Inject(Mailer) private readonly mailer: Mailer,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.#task = new RepeatingTask(
      () => this.#sendAll(),
      POLL_MS,
      (error) => logger.warn({ err: error }, 'mail orders could not be read, will try again'),
    );
  }

  onApplicationBootstrap(): void {
    this.#task.start();
  }

  wake(): void {
    this.#task.wake();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#task.stop();
  }

  async #sendAll(): Promise<void> {
    while (await this.#sendOne());
  }

  async #sendOne(): Promise<boolean> {
    const taken = await this.orders.take((order, manager) => this.writer.write(order, manager));
    if (!taken) return false;
    const { order, prepared: mail } = taken;
    try {
      if (mail) await this.mailer.send(mail);
      await this.orders.settle(order);
    } catch (error) {
      const { kind, attempts } = order;
      this.logger.warn({ err: error, kind, attempts }, 'mail not sent, will try again');
      await this.orders.putOff(order);
    }
    return true;
  }
}
