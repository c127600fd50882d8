import type { CallInput } from '@likeness/contracts/calls/call-definition';
import { lensesInternalCalls } from '@likeness/contracts/calls/lenses/internal.calls';
import type { FailedJob, JobRef, QueueFigures } from '@likeness/contracts/http/operator';
import { Controller, Inject, Module } from '@nestjs/common';
import { Input, Serves } from '../http/serves.js';
import { QueuesService } from './queues.service.js';

const { readQueues, pauseQueue, listFailedJobs, actOnFailedJobs } = lensesInternalCalls;

@Controller()
class QueuesController {
  constructor(@Inject(QueuesService) private readonly queues: QueuesService) {}

  @Serves(readQueues)
  async read(): Promise<{ queues: QueueFigures[] }> {
    return { queues: await this.queues.figures() };
  }

  @Serves(pauseQueue)
  async pause(@Input() { body }: CallInput<typeof pauseQueue>): Promise<void> {
    await this.queues.pause(body);
  }

  @Serves(listFailedJobs)
  async list(): Promise<{ jobs: FailedJob[] }> {
    return { jobs: await this.queues.failures() };
  }

  @Serves(actOnFailedJobs)
  async act(@Input() { body }: CallInput<typeof actOnFailedJobs>): Promise<{ jobs: JobRef[] }> {
    return { jobs: await this.queues.act(body) };
  }
}

/** For the one service that answers for all queues. */
@Module({ controllers: [QueuesController], providers: [QueuesService] })
export class QueuesModule {}
