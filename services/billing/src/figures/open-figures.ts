import { LOGGER, type Logger } from '@likeness/service-kit/logging/logger';
import { Metrics } from '@likeness/service-kit/metrics/metrics';
import { Inject, Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { RepeatingService } from '@likeness/service-kit/schedule/repeating-service';
import { BooksRepository, type OpenHolds } from '../database/books.repository.js';
import { StripeEventsRepository } from '../database/stripe-events.repository.js';

type Open = OpenHolds & { readonly oldestEventSeconds: number };

/** Without Postgres, omits these metrics instead of reporting stale values. */
@Injectable()
export class OpenFigures {
  #reading: Promise<Open | undefined> | undefined;

  constructor(
    private readonly books: BooksRepository,
    private readonly events: StripeEventsRepository,
    metrics: Metrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    const registers = [metrics];
    const told = (figure: (open: Open) => number) => {
      const read = () => this.#open();
      return async function collect(this: Gauge): Promise<void> {
        const open = await read();
        if (open) this.set(figure(open));
        else this.remove();
      };
    };
    new Gauge({
      name: 'credit_holds',
      help: 'Holds that are neither charged nor given back',
      registers,
      collect: told(({ holds }) => holds),
    });
    new Gauge({
      name: 'credit_hold_credits',
      help: 'Credits set aside by those holds',
      registers,
      collect: told(({ credits }) => credits),
    });
    new Gauge({
      name: 'credit_hold_oldest_seconds',
      help: 'How long the oldest of those holds has been open; 0 when there is none',
      registers,
      collect: told(({ oldest_seconds }) => oldest_seconds),
    });
    new Gauge({
      name: 'stripe_event_oldest_unhandled_seconds',
      help: 'Age of the oldest event of Stripe that came and could not be applied; 0 without one',
      registers,
      collect: told(({ oldestEventSeconds }) => oldestEventSeconds),
    });
  }

  #open(): Promise<Open | undefined> {
    this.#reading ??= this.#read().finally(() => (this.#reading = undefined));
    return this.#reading;
  }

  async #read(): Promise<Open | undefined> {
    try {
      const [holds, oldestEventSeconds] = await Promise.all([
        this.books.openHolds(),
        this.events.oldestUnhandledSeconds(),
      ]);
      return { ...holds, oldestEventSeconds };
    } catch (error) {
      this.logger.warn({ err: error }, 'open holds and events could not be counted');
      return undefined;
    }
  }
}

/** Each audit reads the whole ledger, so scrapes never trigger it. */
const EVERY_MS = 10 * 60_000;

/** Finds changes that bypassed the ledger, such as manual edits and restores. */
@Injectable()
export class LedgerAuditService extends RepeatingService {
  readonly #wrong: Gauge;
  readonly #lookedAt: Gauge;

  protected readonly schedule = {
    everyMs: EVERY_MS,
    failure: 'the ledger could not be checked, will try again',
  };

  constructor(
    private readonly books: BooksRepository,
    metrics: Metrics,
  ) {
    super();
    const registers = [metrics];
    this.#wrong = new Gauge({
      name: 'ledger_accounts_out_of_balance',
      help: 'Accounts whose balances differ from their entries or holds, at the last reading',
      registers,
    });
    this.#lookedAt = new Gauge({
      name: 'ledger_audit_timestamp_seconds',
      help: 'When the ledger was last checked, in seconds since 1970',
      registers,
    });
  }

  async run(): Promise<void> {
    const wrong = await this.books.accountsOutOfBalance();
    this.#wrong.set(wrong);
    this.#lookedAt.setToCurrentTime();
    if (wrong > 0) this.logger.error({ accounts: wrong }, 'the ledger is out of balance');
  }
}
