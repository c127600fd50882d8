import type { FailedJob, JobRef, Retried } from '@likeness/contracts/http/operator';
import { QUEUES } from '@likeness/contracts/jobs/job-definition';
import { AppError } from '@likeness/contracts/errors/app-error';
import { failedJobs, type GivenUp, retryFailed } from '@likeness/queue/failed-jobs';
import { JobSender } from '@likeness/queue/job-sender';
import { Injectable } from '@nestjs/common';
import pTimeout from 'p-timeout';

const PER_QUEUE = 20;
const REASON_LENGTH = 200;
const PATIENCE_MS = 2_000;

/** Jobs that were given up, for operators: ids and reasons, no payloads. */
@Injectable()
export class FailedJobs {
  constructor(private readonly sender: JobSender) {}

  /** @throws AppError SERVICE_UNAVAILABLE while Redis is away */
  async list(): Promise<FailedJob[]> {
    const list = () =>
      QUEUES.map(async (queue) => {
        const found = await failedJobs(this.sender.queue(queue), PER_QUEUE);
        return found.map((job): FailedJob => ({ ...toFailedJob(job), queue }));
      });
    const jobs = (await this.#inTime(() => Promise.all(list()))).flat();
    return jobs.toSorted((a, b) => (b.failed_at ?? '').localeCompare(a.failed_at ?? ''));
  }

  /** @throws AppError SERVICE_UNAVAILABLE while Redis is away */
  async retry({ queue, id }: JobRef): Promise<Retried> {
    return { is_retried: await this.#inTime(() => retryFailed(this.sender.queue(queue), id)) };
  }

  async #inTime<T>(ask: () => Promise<T>): Promise<T> {
    if (!this.sender.connected) throw new AppError('SERVICE_UNAVAILABLE');
    return pTimeout(ask(), {
      milliseconds: PATIENCE_MS,
      message: new AppError('SERVICE_UNAVAILABLE'),
    });
  }
}

function toFailedJob({ id, name, failedAt, attempts, reason }: GivenUp): Omit<FailedJob, 'queue'> {
  const [firstLine = ''] = reason.split('\n', 1);
  return {
    id,
    name,
    failed_at: failedAt === undefined ? null : new Date(failedAt).toISOString(),
    attempts,
    reason: firstLine.slice(0, REASON_LENGTH),
  };
}
