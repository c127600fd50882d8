import {
  accountSnapshotJob,
  expiryTellJob,
  paymentTellJob,
} from '@likeness/contracts/jobs/accounts.jobs';
import { handles } from '@likeness/queue/job-consumer';
import { QueueConsumer } from '@likeness/service-kit/jobs/queue-consumer';
import { Injectable } from '@nestjs/common';
import { NoticesService } from '../mail/notices.service.js';
import { AccountSnapshotsService } from './account-snapshots.service.js';

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
