import type { CallInput } from '@likeness/contracts/calls/call-definition';
import { lensesInternalCalls } from '@likeness/contracts/calls/lenses/internal.calls';
import type { FailedJob, QueueFigures, Retried } from '@likeness/contracts/http/operator';
import { Input, Serves } from '@likeness/service-kit/http/serves';
import { Controller } from '@nestjs/common';
import { FailedJobs } from './failed-jobs.service.js';
import { QueueFiguresService } from './queue-figures.service.js';

const { readQueues, listFailedJobs, retryFailedJob } = lensesInternalCalls;

/** What auth asks for operators. Told here because a worker can't while there is none. */
@Controller()
export class InternalQueuesController {
  constructor(
    private readonly queues: QueueFiguresService,
    private readonly failures: FailedJobs,
  ) {}

  @Serves(readQueues)
  async read(): Promise<{ queues: QueueFigures[] }> {
    return { queues: await this.queues.read() };
  }

  @Serves(listFailedJobs)
  async list(): Promise<{ jobs: FailedJob[] }> {
    return { jobs: await this.failures.list() };
  }

  @Serves(retryFailedJob)
  async retry(@Input() { body }: CallInput<typeof retryFailedJob>): Promise<Retried> {
    return this.failures.retry(body);
  }
}
