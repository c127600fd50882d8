import { accountSnapshotJob } from '@likeness/contracts/jobs/account-snapshot.job';
import { expiryTellJob } from '@likeness/contracts/jobs/expiry-tell.job';
import { paymentTellJob } from '@likeness/contracts/jobs/payment-tell.job';
import { handles } from '@likeness/queue/job-consumer';
import { QueueConsumer } from '@likeness/service-kit/jobs/queue-consumer';
import { Injectable } from '@nestjs/common';
import { ExpiryNoticesService } from '../mail/expiry-notices.service.js';
import { PaymentNoticesService } from '../mail/payment-notices.service.js';
import { AccountSnapshotsService } from './account-snapshots.service.js';

@Injectable()
export class AccountJobsConsumer extends QueueConsumer {
  constructor(
    private readonly copies: AccountSnapshotsService,
    private readonly notices: ExpiryNoticesService,
    private readonly payments: PaymentNoticesService,
  ) {
    super();
  }

  protected consumes() {
    const handlers = [
      handles(accountSnapshotJob, (snapshot) => this.copies.keep(snapshot)),
      handles(expiryTellJob, (notice) => this.notices.order(notice)),
      handles(paymentTellJob, (notice) => this.payments.order(notice)),
    ];
    return { queue: 'accounts', concurrency: 4, handlers } as const;
  }
}
