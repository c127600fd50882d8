import { accountPlanJob } from '@likeness/contracts/jobs/accounts.jobs';
import { handles } from '@likeness/queue/job-consumer';
import { QueueConsumer } from '@likeness/service-kit/jobs/queue-consumer';
import { Injectable } from '@nestjs/common';
import { PlansService } from './plans.service.js';

@Injectable()
export class PlansConsumer extends QueueConsumer {
  constructor(private readonly plans: PlansService) {
    super();
  }

  protected consumes() {
    const handlers = [handles(accountPlanJob, (news) => this.plans.follow(news))];
    return { queue: 'plans', concurrency: 2, handlers } as const;
  }
}
