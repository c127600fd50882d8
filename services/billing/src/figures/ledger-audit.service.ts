import { Metrics } from '@likeness/service-kit/metrics/metrics';
import { RepeatingService } from '@likeness/service-kit/schedule/repeating-service';
import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { BooksRepository } from '../database/books.repository.js';

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
      help: 'Accounts whose balances differ from their entries or holds, at the last look',
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
