import { EXPIRY_NOTICE_DAYS, expiryTellJob } from '@likeness/contracts/jobs/accounts.jobs';
import { OutboxService } from '@likeness/service-kit/outbox/outbox.service';
import { RepeatingService } from '@likeness/service-kit/schedule/repeating-service';
import { Injectable } from '@nestjs/common';
import { ExpiryNoticesRepository } from '../database/expiry-notices.repository.js';

const EVERY_MS = 15 * 60_000;
const BATCH = 100;
/** Extra days that a notice covers, so that daily users do not get daily mail. */
const MORE = { 14: 7, 3: 4 } as const;

type Days = (typeof EXPIRY_NOTICE_DAYS)[number];

/** Orders one mail per user and stage from auth before images expire. */
@Injectable()
export class ExpiryNoticesService extends RepeatingService {
  protected readonly schedule = {
    everyMs: EVERY_MS,
    failure: 'members could not be told, will try again',
  };

  constructor(
    private readonly notices: ExpiryNoticesRepository,
    private readonly outbox: OutboxService,
  ) {
    super();
  }

  async run(): Promise<void> {
    // The later notice first: it makes the earlier one unnecessary.
    for (const days of EXPIRY_NOTICE_DAYS.toReversed()) {
      let due: readonly string[] = [];
      do {
        due = await this.notices.due(days, BATCH, due.at(-1));
        await this.each(due, (userId) => this.#tell(userId, days));
      } while (due.length === BATCH);
    }
  }

  /** Writes the mark and the mail order in one transaction. */
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
