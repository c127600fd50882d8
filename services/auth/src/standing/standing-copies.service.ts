import type { accountStandingJob } from '@likeness/contracts/jobs/account-standing.job';
import { EventBus } from '@likeness/events/event-bus';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { AccountsRepository } from '../database/accounts.repository.js';
import { Sessions, tierOf } from '../sessions/sessions.service.js';

type AccountStanding = z.output<typeof accountStandingJob.payload>;

/** Keeps a copy of what billing knows of an account, for `users/me` and the tier of sessions. */
@Injectable()
export class StandingCopies {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly sessions: Sessions,
    private readonly events: EventBus,
  ) {}

  /** News that are older than the copy, or of an account that is gone, change nothing. */
  async keep(standing: AccountStanding): Promise<void> {
    const { user_id: id, revision, subscription_status: subscriptionStatus } = standing;
    const isNews = await this.accounts.transaction(async (manager) => {
      const account = await this.accounts.locked(manager, id);
      if (!account || account.standingRevision >= revision) return false;
      if (tierOf(account.subscriptionStatus) !== tierOf(subscriptionStatus)) {
        await this.sessions.refresh(manager, id);
      }
      await this.accounts.update(manager, id, {
        standingRevision: revision,
        credits: standing.credits,
        subscriptionStatus,
        subscriptionStart: dateOf(standing.subscription_start),
        subscriptionEnd: dateOf(standing.subscription_end),
      });
      return true;
    });
    if (!isNews) return;
    this.events.publishLive({ owner: { kind: 'user', id }, event: { type: 'account.changed' } });
  }
}

function dateOf(moment: string | null): Date | null {
  return moment === null ? null : new Date(moment);
}
