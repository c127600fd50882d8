import { AppError } from '@likeness/contracts/errors/app-error';
import type { QueueFigures } from '@likeness/contracts/http/operator';
import { QUEUES } from '@likeness/contracts/jobs/job-definition';
import { JobSender } from '@likeness/queue/job-sender';
import { Injectable } from '@nestjs/common';
import pTimeout from 'p-timeout';

const PATIENCE_MS = 2_000;

/** What every queue holds, for operators. */
@Injectable()
export class QueueFiguresService {
  constructor(private readonly sender: JobSender) {}

  /** @throws AppError SERVICE_UNAVAILABLE while Redis is away */
  async read(): Promise<QueueFigures[]> {
    if (!this.sender.connected) throw new AppError('SERVICE_UNAVAILABLE');
    const looks = QUEUES.map(async (queue): Promise<QueueFigures> => {
      const { jobs, waitingSince } = await this.sender.loadOf(queue);
      return {
        queue,
        waiting: jobs.waiting + jobs.prioritized,
        active: jobs.active,
        delayed: jobs.delayed,
        failed: jobs.failed,
        waiting_since: waitingSince === undefined ? null : new Date(waitingSince).toISOString(),
      };
    });
    return pTimeout(Promise.all(looks), {
      milliseconds: PATIENCE_MS,
      message: new AppError('SERVICE_UNAVAILABLE'),
    });
  }
}
