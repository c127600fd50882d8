import { AppError } from '@likeness/contracts/errors/app-error';
import type { FailedJob, JobRef, QueueFigures, Retried } from '@likeness/contracts/http/operator';
import { QUEUES } from '@likeness/contracts/jobs/job-definition';
import { failedJobs, type GivenUp, retryFailed } from '@likeness/queue/failed-jobs';
import { JobSender } from '@likeness/queue/job-sender';
import { Injectable } from '@nestjs/common';
import pTimeout from 'p-timeout';

const FAILED_PER_QUEUE = 20;
const REASON_LENGTH = 200;
const PATIENCE_MS = 2_000;

/** The queues for operators: counts, and failed jobs by id and reason, without payloads. */
@Injectable()
export class QueuesService {
  constructor(private readonly sender: JobSender) {}

  /** @throws AppError SERVICE_UNAVAILABLE without Redis */
  async figures(): Promise<QueueFigures[]> {
    const figuresOf = async (queue: (typeof QUEUES)[number]): Promise<QueueFigures> => {
      const { jobs, waitingSince } = await this.sender.loadOf(queue);
      return {
        queue,
        waiting: jobs.waiting + jobs.prioritized,
        active: jobs.active,
        delayed: jobs.delayed,
        failed: jobs.failed,
        waiting_since: waitingSince === undefined ? null : new Date(waitingSince).toISOString(),
      };
    };
    return this.#inTime(() => Promise.all(QUEUES.map(figuresOf)));
  }

  /** The latest failed jobs. @throws AppError SERVICE_UNAVAILABLE without Redis */
  async failures(): Promise<FailedJob[]> {
    const failuresOf = async (queue: (typeof QUEUES)[number]): Promise<FailedJob[]> => {
      const found = await failedJobs(this.sender.queue(queue), FAILED_PER_QUEUE);
      return found.map((job) => ({ ...toFailedJob(job), queue }));
    };
    const jobs = (await this.#inTime(() => Promise.all(QUEUES.map(failuresOf)))).flat();
    return jobs.toSorted((a, b) => (b.failed_at ?? '').localeCompare(a.failed_at ?? ''));
  }

  /** @throws AppError SERVICE_UNAVAILABLE without Redis */
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
