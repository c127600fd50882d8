import { isSubscriber } from '@likeness/contracts/identity/plan';
import { accountPlanJob, accountSnapshotJob } from '@likeness/contracts/jobs/accounts.jobs';
import { OutboxService } from '@likeness/service-kit/outbox/outbox.service';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsRepository } from '../database/accounts.repository.js';

@Injectable()
export class AccountSnapshotsService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly outbox: OutboxService,
  ) {}

  /** Call last in the transaction of the change. */
  async announce(manager: EntityManager, userId: string): Promise<void> {
    const row = await this.accounts.snapshot(manager, userId);
    if (!row) return;
    await this.outbox.add(manager, accountSnapshotJob, {
      user_id: userId,
      revision: row.revision,
      credits: row.available,
      subscription_status: row.status,
      subscription_start: row.started_at?.toISOString() ?? null,
      subscription_end: row.ends_at?.toISOString() ?? null,
    });
    if (row.status === null) return;
    await this.outbox.add(manager, accountPlanJob, {
      user_id: userId,
      revision: row.revision,
      is_subscriber: isSubscriber(row.status),
    });
  }
}
