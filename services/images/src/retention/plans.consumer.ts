import { accountPlanJob } from '@likeness/contracts/jobs/accounts.jobs';
import { handles } from '@likeness/queue/job-consumer';
import { QueueConsumer } from '@likeness/service-kit/jobs/queue-consumer';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { PlansRepository } from '../database/plans.repository.js';

type News = z.output<typeof accountPlanJob.payload>;

/** A subscription clears the expiry of every image; its end sets 90 days. */
@Injectable()
export class PlansConsumer extends QueueConsumer {
  constructor(private readonly plans: PlansRepository) {
    super();
  }

  protected consumes() {
    const handlers = [handles(accountPlanJob, (news) => this.#follow(news))];
    return { queue: 'plans', concurrency: 2, handlers } as const;
  }

  async #follow({ user_id: userId, revision, is_subscriber: isSubscriber }: News): Promise<void> {
    const isChanged = await this.plans.keep(userId, revision, isSubscriber);
    if (isChanged) await this.plans.apply({ userId, isSubscriber });
  }
}
