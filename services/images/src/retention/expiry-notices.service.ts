import { EXPIRY_NOTICE_DAYS, expiryTellJob } from '@likeness/contracts/jobs/expiry-tell.job';
import { LOGGER, type Logger } from '@likeness/service-kit/logging/logger';
import { Outbox } from '@likeness/service-kit/outbox/outbox.service';
import { RepeatingService } from '@likeness/service-kit/schedule/repeating-service';
import { Inject, Injectable } from '@nestjs/common';
import { ExpiryNoticesRepository } from '../database/expiry-notices.repository.js';

const EVERY_MS = 15 * 60_000;
const BATCH = 100;
/** One notice tells of this many more days as well, so that who makes images daily is not written to daily. */
const MORE = { 14: 7, 3: 4 } as const;

type Days = (typeof EXPIRY_NOTICE_DAYS)[number];

/** Has members told what of theirs is removed soon: one mail a person and stage, by way of auth. */
@Injectable()
export class ExpiryNoticesService extends RepeatingService {
  constructor(
    private readonly notices: ExpiryNoticesRepository,
    private readonly outbox: Outbox,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger, { everyMs: EVERY_MS, failure: 'members could not be told, will try again' });
  }

  async run(): Promise<void> {
    // The later notice first: what it tells of needs no earlier one any more.
    for (const days of EXPIRY_NOTICE_DAYS.toReversed()) {
      let due: readonly string[];
      do {
        due = await this.notices.due(days, BATCH);
        for (const userId of due) await this.#tell(userId, days);
      } while (due.length === BATCH);
    }
    this.outbox.wake();
  }

  /** The mark and the order of the mail are written together. */
  async #tell(userId: string, days: Days): Promise<void> {
    await this.notices.transaction(async (manager) => {
      const notice = await this.notices.begin(manager, userId, { days, more: MORE[days] });
      if (!notice) return;
      await this.outbox.add(manager, expiryTellJob, {
        user_id: userId,
        days,
        count: notice.count,
        first_at: notice.firstAt.toISOString(),
        covers_until: notice.coversUntil.toISOString(),
      });
    });
  }
}
