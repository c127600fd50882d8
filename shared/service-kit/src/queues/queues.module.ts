import type { CallInput } from '@likeness/contracts/calls/call-definition';
import { lensesInternalCalls } from '@likeness/contracts/calls/lenses/internal.calls';
import type { FailedJob, QueueFigures, Retried } from '@likeness/contracts/http/operator';
import { Controller, Inject, Module } from '@nestjs/common';
import { Input, Serves } from '../http/serves.js';
import { QueuesService } from './queues.service.js';

const { readQueues, listFailedJobs, retryFailedJob } = lensesInternalCalls;

@Controller()
class QueuesController {
  constructor(@Inject(QueuesService) private readonly queues: QueuesService) {}

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

/** For the one service that answers for all queues. */
@Module({ controllers: [QueuesController], providers: [QueuesService] })
export class QueuesModule {}
