import type { CallInput } from '@likeness/contracts/calls/call-definition';
import { lensesInternalCalls } from '@likeness/contracts/calls/lenses/internal.calls';
import type { FailedJob, QueueFigures, Retried } from '@likeness/contracts/http/operator';
import { Input, Serves } from '@likeness/service-kit/http/serves';
import { Controller } from '@nestjs/common';
import { QueuesService } from './queues.service.js';

const { readQueues, listFailedJobs, retryFailedJob } = lensesInternalCalls;

/** The queues for operators; a worker could not answer while none runs. */
@Controller()
export class InternalQueuesController {
  constructor(private readonly queues: QueuesService) {}

  @Serves(readQueues)
  async read(): Promise<{ queues: QueueFigures[] }> {
    return { queues: await this.queues.figures() };
  }

  @Serves(listFailedJobs)
  async list(): Promise<{ jobs: FailedJob[] }> {
    return { jobs: await this.queues.failures() };
  }

  @Serves(retryFailedJob)
  async retry(@Input() { body }: CallInput<typeof retryFailedJob>): Promise<Retried> {
    return this.queues.retry(body);
  }
}
