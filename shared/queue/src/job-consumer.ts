import type { JobDefinition, QueueName } from '@likeness/contracts/jobs/job-definition';
import { type Part, placeOf, tracedFrom } from '@likeness/tracing/trace-part';
import { type Job, UnrecoverableError, Worker } from 'bullmq';
import type { Redis } from 'ioredis';

export type JobContext = {
  readonly jobId: string;
  /** 1 on the first try. */
  readonly attempt: number;
  readonly isLastAttempt: boolean;
};

export type JobHandler = {
  readonly definition: JobDefinition;
  readonly handle: (payload: unknown, context: JobContext) => Promise<unknown>;
};

/** Pairs a job definition with the code that does it, keeping payload and result typed. */
export function handles<P, R>(
  definition: JobDefinition<P, R>,
  handle: (payload: P, context: JobContext) => Promise<R>,
): JobHandler {
  return {
    definition: definition as JobDefinition,
    handle: (payload, context) => handle(payload as P, context),
  };
}

export type ConsumerOptions = {
  readonly queue: QueueName;
  readonly handlers: readonly JobHandler[];
  readonly redis: Redis;
  readonly concurrency: number;
  readonly onFailure: (failure: {
    job: string;
    jobId: string;
    final: boolean;
    error: Error;
  }) => void;
};

/**
 * A consumer whose process died is noticed after `LOCK_MS` without renewal; its job is then handed
 * to the next free one. Short, because a person is waiting; renewal happens every half of it.
 */
const LOCK_MS = 10_000;
const STALLED_CHECK_MS = 5_000;
const MAX_STALLED = 3;

/** Takes jobs off one queue. An unknown name or a bad payload fails for good, loudly. */
export class JobConsumer {
  readonly #worker: Worker;

  constructor(options: ConsumerOptions) {
    const byName = new Map(options.handlers.map((entry) => [entry.definition.name, entry]));
    this.#worker = new Worker(
      options.queue,
      async (job: Job) => {
        const entry = byName.get(job.name);
        if (!entry) throw new UnrecoverableError(`no handler for job ${job.name}`);
        const payload = entry.definition.payload.safeParse(job.data);
        if (!payload.success) {
          throw new UnrecoverableError(`bad payload for ${job.name}: ${payload.error.message}`);
        }
        const attempts = job.opts.attempts ?? 1;
        const place = placeOf(job.opts.telemetry?.metadata);
        const result = await tracedFrom(place, partOf(job), () =>
          entry.handle(payload.data, {
            jobId: job.id ?? '',
            attempt: job.attemptsMade + 1,
            isLastAttempt: job.attemptsMade + 1 >= attempts,
          }),
        );
        return entry.definition.result.parse(result);
      },
      {
        connection: options.redis,
        concurrency: options.concurrency,
        lockDuration: LOCK_MS,
        stalledInterval: STALLED_CHECK_MS,
        maxStalledCount: MAX_STALLED,
      },
    );
    this.#worker.on('error', () => undefined);
    this.#worker.on('failed', (job, error) => {
      const attempts = job?.opts.attempts ?? 1;
      options.onFailure({
        job: job?.name ?? 'unknown',
        jobId: job?.id ?? 'unknown',
        final: (job?.attemptsMade ?? attempts) >= attempts || error instanceof UnrecoverableError,
        error,
      });
    });
  }

  async ready(): Promise<void> {
    await this.#worker.waitUntilReady();
  }

  /** Stops taking jobs and waits for running ones; with `force` they are left to another consumer. */
  async close(force = false): Promise<void> {
    await this.#worker.close(force);
  }
}

function partOf({ name, queueName, attemptsMade, timestamp, processedOn = timestamp }: Job): Part {
  return {
    name: `job: ${name}`,
    kind: 'takes',
    values: {
      'job.name': name,
      'job.queue': queueName,
      'job.attempt': attemptsMade + 1,
      'job.waited_ms': processedOn - timestamp,
    },
  };
}
