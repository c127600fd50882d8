import type { MailFigures } from '@likeness/contracts/http/operator';
import { Inject, Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import type { EntityManager } from 'typeorm';
import { afterCommit } from '../database/transaction-guard.js';
import { MailboxLimit } from '../limits/mailbox-limit.js';
import { Metrics, readOnScrape } from '../metrics/metrics.js';
import { RepeatingService } from '../schedule/repeating-service.js';
import { MailOrdersRepository, type NewMailOrder } from './mail-orders.repository.js';
import { MailWriter, Mailer, finalRefusal } from './mailer.js';

const POLL_MS = 1_000;
const OUTCOMES = ['sent', 'failed', 'refused'] as const;

@Injectable()
export class MailDispatchService extends RepeatingService {
  readonly #attempts: Counter<'outcome'>;

  protected readonly schedule = {
    everyMs: POLL_MS,
    failure: 'mail orders could not be read, will try again',
  };

  constructor(
    @Inject(MailOrdersRepository) private readonly orders: MailOrdersRepository,
    @Inject(MailWriter) private readonly writer: MailWriter,
    @Inject(Mailer) private readonly mailer: Mailer,
    @Inject(MailboxLimit) private readonly mailboxes: MailboxLimit,
    @Inject(Metrics) metrics: Metrics,
  ) {
    super();
    const figure = { name: 'mails_waiting', help: 'Mails that have not been sent yet' };
    readOnScrape(metrics, figure, async () => (await orders.figures()).waiting);
    this.#attempts = new Counter({
      name: 'mail_attempts_total',
      help: 'Attempts to send a mail: sent, failed and tried again, or refused for good',
      labelNames: ['outcome'],
      registers: [metrics],
    });
    for (const outcome of OUTCOMES) this.#attempts.inc({ outcome }, 0);
  }

  /** Writes in the caller's transaction and sends after its commit. */
  async order(manager: EntityManager, order: NewMailOrder): Promise<void> {
    await this.orders.insert(manager, order);
    afterCommit(() => {
      if (order.mustArrive) void this.mailboxes.take(order.kind, order.recipient, 0);
      this.wake();
    });
  }

  async figures(): Promise<MailFigures> {
    return this.orders.figures();
  }

  async run(): Promise<void> {
    while (await this.#sendOne());
  }

  async #sendOne(): Promise<boolean> {
    const order = await this.orders.take();
    if (!order) return false;
    // A refused mail was kept for operators until now.
    if (order.refusal !== null) {
      await this.orders.settle(order);
      return true;
    }
    try {
      const mail = await this.writer.write(order);
      if (mail) {
        await this.mailer.send(mail);
        this.#attempts.inc({ outcome: 'sent' });
      }
      await this.orders.settle(order);
    } catch (error) {
      const { kind, attempts } = order;
      const refusal = finalRefusal(error);
      this.#attempts.inc({ outcome: refusal === undefined ? 'failed' : 'refused' });
      if (refusal !== undefined) {
        this.logger.error({ err: error, kind }, 'mail refused for good');
        await this.orders.keepRefused(order, refusal);
        return true;
      }
      this.logger.warn({ err: error, kind, attempts }, 'mail not sent, will try again');
      await this.orders.putOff(order);
    }
    return true;
  }
}
