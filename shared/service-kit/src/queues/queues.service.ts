import { AppError } from '@likeness/contracts/errors/app-error';
import {
  type FailedJob,
  type FailedJobsAct,
  type JobRef,
  MAX_FAILED_JOBS,
  type PauseRequest,
  type QueueFigures,
} from '@likeness/contracts/http/operator';
import { QUEUES, type QueueName } from '@likeness/contracts/names/queues';
import {
  discardFailed,
  failedJobs,
  type FailedQueueJob,
  retryFailed,
} from '@likeness/queue/failed-jobs';
import { JobSender } from '@likeness/queue/job-sender';
import type { QueueLoad } from '@likeness/queue/queue-load';
import { Inject, Injectable } from '@nestjs/common';
import pTimeout from 'p-timeout';
import { Gauge } from 'prom-client';
import { Metrics } from '../metrics/metrics.js';
import { sharedNow } from '../time/shared-clock.js';

const REASON_LENGTH = 4_000;
const PATIENCE_MS = 2_000;

type Loads = readonly (readonly [queue: QueueName, load: QueueLoad])[];

/** For operators, autoscaling and alerts, even without a worker. Failed jobs have no payloads. */
@Injectable()
export class QueuesService {
  #looking: Promise<Loads> | undefined;

  constructor(
    @Inject(JobSender) private readonly sender: JobSender,
    @Inject(Metrics) metrics: Metrics,
  ) {
    const loads = () => this.#loadsOfScrape();
    new Gauge({
      name: 'queue_jobs',
      help: 'Jobs by queue and state; failed ones are kept for a day',
      labelNames: ['queue', 'state'],
      registers: [metrics],
      async collect() {
        this.reset();
        for (const [queue, { jobs }] of await loads())
          for (const [state, count] of Object.entries(jobs)) this.set({ queue, state }, count);
      },
    });
    new Gauge({
      name: 'queue_oldest_waiting_seconds',
      help: 'How long the oldest job waits that could be taken now; 0 when none waits',
      labelNames: ['queue'],
      registers: [metrics],
      async collect() {
        this.reset();
        const now = sharedNow();
        for (const [queue, { waitingSince = now }] of await loads())
          this.set({ queue }, Math.max(0, now - waitingSince) / 1_000);
      },
    });
    new Gauge({
      name: 'queue_paused',
      help: '1 while an operator pauses the queue, so that workers take no jobs of it',
      labelNames: ['queue'],
      registers: [metrics],
      async collect() {
        this.reset();
        for (const [queue, { isPaused }] of await loads()) this.set({ queue }, Number(isPaused));
      },
    });
  }

  /** @throws AppError SERVICE_UNAVAILABLE without Redis */
  async figures(): Promise<QueueFigures[]> {
    return (await this.#loads()).map(([queue, { jobs, waitingSince, isPaused }]) => ({
      queue,
      waiting: jobs.waiting + jobs.prioritized,
      active: jobs.active,
      delayed: jobs.delayed,
      failed: jobs.failed,
      waiting_since: isoOf(waitingSince),
      is_paused: isPaused,
    }));
  }

  async pause({ queue, is_paused: isPaused }: PauseRequest): Promise<void> {
    const act = isPaused ? 'pause' : 'resume';
    await this.#inTime(() => this.sender.queue(queue)[act]());
  }

  /** The latest failed jobs. */
  async failures(): Promise<FailedJob[]> {
    const jobs = await this.#ofEach(async (queue) => {
      const found = await failedJobs(this.sender.queue(queue), MAX_FAILED_JOBS);
      return found.map((job) => toFailedJob(queue, job));
    });
    return jobs
      .flat()
      .toSorted((a, b) => (b.failed_at ?? '').localeCompare(a.failed_at ?? ''))
      .slice(0, MAX_FAILED_JOBS);
  }

  /** @returns the jobs that were done; one that fails doesn't stop the others */
  async act({ act, jobs }: FailedJobsAct): Promise<JobRef[]> {
    const actOn = { retry: retryFailed, discard: discardFailed }[act];
    const done = await this.#inTime(() =>
      Promise.all(
        jobs.map(async (job) => {
          const isDone = await actOn(this.sender.queue(job.queue), job.id).catch(() => false);
          return isDone ? [job] : [];
        }),
      ),
    );
    return done.flat();
  }

  async #loads(): Promise<Loads> {
    return this.#ofEach(async (queue) => [queue, await this.sender.loadOf(queue)] as const);
  }

  /** All gauges of one scrape share one request; without Redis they are absent. */
  #loadsOfScrape(): Promise<Loads> {
    this.#looking ??= this.#loads()
      .catch(() => [])
      .finally(() => (this.#looking = undefined));
    return this.#looking;
  }

  async #ofEach<T>(ask: (queue: QueueName) => Promise<T>): Promise<T[]> {
    return this.#inTime(() => Promise.all(QUEUES.map(ask)));
  }

  async #inTime<T>(ask: () => Promise<T>): Promise<T> {
    const away = new AppError('SERVICE_UNAVAILABLE');
    if (!this.sender.connected) throw away;
    return pTimeout(ask(), { milliseconds: PATIENCE_MS, message: away });
  }
}

function toFailedJob(
  queue: QueueName,
  { id, name, failedAt, tries, reason }: FailedQueueJob,
): FailedJob {
  const failed_at = isoOf(failedAt);
  return { queue, id, name, failed_at, attempts: tries, reason: reason.slice(0, REASON_LENGTH) };
}

function isoOf(ms: number | undefined): string | null {
  return ms === undefined ? null : new Date(ms).toISOString();
}
