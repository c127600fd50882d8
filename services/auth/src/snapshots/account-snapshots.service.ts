import { isSubscriber } from '@likeness/contracts/identity/plan';
import {
  accountSnapshotJob,
  expiryTellJob,
  paymentTellJob,
} from '@likeness/contracts/jobs/accounts.jobs';
import { EventBus } from '@likeness/events/event-bus';
import { handles } from '@likeness/queue/job-consumer';
import { afterCommit } from '@likeness/service-kit/database/transaction-guard';
import { QueueConsumer } from '@likeness/service-kit/jobs/queue-consumer';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { AccountsRepository } from '../database/accounts.repository.js';
import { NoticesService } from '../mail/notices.service.js';
import { SessionsService } from '../sessions/sessions.service.js';

type AccountSnapshot = z.output<typeof accountSnapshotJob.payload>;

@Injectable()
export class AccountSnapshotsService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly sessions: SessionsService,
    private readonly events: EventBus,
  ) {}

  /** Ignores outdated snapshots and deleted accounts. */
  async keep(snapshot: AccountSnapshot): Promise<void> {
    const { user_id: id, revision, subscription_status: subscriptionStatus } = snapshot;
    await this.accounts.transaction(async (manager) => {
      const account = await this.accounts.locked(manager, id);
      if (!account || account.snapshotRevision >= revision) return;
      if (isSubscriber(account.subscriptionStatus) !== isSubscriber(subscriptionStatus)) {
        await this.sessions.refresh(manager, id);
      }
      await this.accounts.update(manager, id, {
        snapshotRevision: revision,
        credits: snapshot.credits,
        subscriptionStatus,
        subscriptionStart: dateOf(snapshot.subscription_start),
        subscriptionEnd: dateOf(snapshot.subscription_end),
      });
      const event = { type: 'account.changed' } as const;
      afterCommit(() => this.events.publishLive({ owner: { kind: 'user', id }, event }));
    });
  }
}

function dateOf(moment: string | null): Date | null {
  return moment === null ? null : new Date(moment);
}

@Injectable()
export class AccountJobsConsumer extends QueueConsumer {
  constructor(
    private readonly copies: AccountSnapshotsService,
    private readonly notices: NoticesService,
  ) {
    super();
  }

  protected consumes() {
    const handlers = [
      handles(accountSnapshotJob, (snapshot) => this.copies.keep(snapshot)),
      handles(expiryTellJob, (notice) => this.notices.orderExpiry(notice)),
      handles(paymentTellJob, (notice) => this.notices.orderPayment(notice)),
    ];
    return { queue: 'accounts', concurrency: 4, handlers } as const;
  }
}
