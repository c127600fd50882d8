import type { Redis } from 'ioredis';
import type { JobDefinition } from '@likeness/contracts/jobs/job-definition';
import type { QueueName } from '@likeness/contracts/names/queues';
import { contextOf, type Part, tracedFrom } from '@likeness/tracing/trace-part';
import { type Job, UnrecoverableError, Worker } from 'bullmq';
import { BatchCollector, type BatchRule } from './batch-collector.js';
import { JobBatch } from './job-batch.js';
import type { JobContext, JobHandler } from './job-handler.js';

export type ConsumerOptions = {
  readonly redis: Redis;
  readonly queue: QueueName;
  readonly handlers: readonly JobHandler[];
  readonly concurrency: number;
  readonly onFailure: (failure: {
    job: string;
    jobId: string;
    final: boolean;
    error: Error;
  }) => void;
};

type NoResult<R> = null extends R ? void : never;

export function handles<P, R>(
  definition: JobDefinition<P, R>,
  handle: (payload: P, context: JobContext) => Promise<R | NoResult<R>>,
  batchRule?: BatchRule<P>,
): JobHandler {
  return {
    definition: definition as JobDefinition,
    handle: (payload, context) => handle(payload as P, context),
    ...(batchRule && { batchRule }),
  };
}

/** Bounds how long the job of a crashed process waits. Short, because a user is waiting. */
export const JOB_LOCK = { ms: 10_000 };
const STALLED_CHECK_MS = 5_000;
const MAX_STALLED = 3;

type Place = { readonly batch: JobBatch; readonly at: number };

/** Invalid jobs fail without retry. Batches take only adjacent jobs, so order is kept. */
export class JobConsumer {
  readonly #worker: Worker;
  readonly #collector: BatchCollector;
  readonly #byName: ReadonlyMap<string, JobHandler>;
  readonly #places = new Map<string, Place>();

  constructor(options: ConsumerOptions) {
    this.#byName = new Map(options.handlers.map((entry) => [entry.definition.name, entry]));
    this.#worker = new Worker(options.queue, (job: Job) => this.#do(job), {
      connection: options.redis,
      concurrency: options.concurrency,
      lockDuration: JOB_LOCK.ms,
      stalledInterval: STALLED_CHECK_MS,
      maxStalledCount: MAX_STALLED,
    });
    this.#collector = new BatchCollector(options.queue, options.redis, this.#worker);
    this.#worker.on('error', () => undefined);
    this.#worker.on('failed', (job, error) => {
      const tries = job?.opts.attempts ?? 1;
      options.onFailure({
        job: job?.name ?? 'unknown',
        jobId: job?.id ?? 'unknown',
        final: (job?.attemptsMade ?? tries) >= tries || error instanceof UnrecoverableError,
        error,
      });
    });
  }

  async ready(): Promise<void> {
    await this.#worker.waitUntilReady();
  }

  /** Waits for running jobs; `force` leaves them to another consumer. */
  async close(force = false): Promise<void> {
    await this.#worker.close(force);
    await this.#collector.close();
  }

  async #do(job: Job): Promise<unknown> {
    const entry = this.#byName.get(job.name);
    if (!entry) throw new UnrecoverableError(`no handler for job ${job.name}`);
    const payload = entry.definition.payload.safeParse(job.data);
    if (!payload.success) {
      throw new UnrecoverableError(`bad payload for ${job.name}: ${payload.error.message}`);
    }
    const taken = this.#places.get(idOf(job));
    if (taken) return this.#handle(job, entry, payload.data, taken);
    const others = await this.#collector.take(job, entry.batchRule, payload.data);
    if (others.length === 0) return this.#handle(job, entry, payload.data);
    const batch = new JobBatch(others.length + 1);
    const done = others.map((other, index) => this.#doWith(other, { batch, at: index + 1 }));
    try {
      return await this.#handle(job, entry, payload.data, { batch, at: 0 });
    } finally {
      await Promise.allSettled(done);
    }
  }

  async #doWith(job: Job, place: Place): Promise<void> {
    this.#places.set(idOf(job), place);
    try {
      await this.#worker.processJob(job, job.token ?? '', () => false);
    } finally {
      this.#places.delete(idOf(job));
      place.batch.leave(place.at);
    }
  }

  async #handle(
    job: Job,
    { definition, handle }: JobHandler,
    payload: unknown,
    place?: Place,
  ): Promise<unknown> {
    const tries = job.opts.attempts ?? 1;
    const begun = contextOf(job.opts.telemetry?.metadata);
    try {
      const result = await tracedFrom(begun, partOf(job), () =>
        handle(payload, {
          jobId: idOf(job),
          tryNumber: job.attemptsMade + 1,
          isLastTry: job.attemptsMade + 1 >= tries,
          ...(place && { batch: place.batch.memberOf(place.at) }),
        }),
      );
      return definition.result.parse(result ?? null);
    } finally {
      place?.batch.leave(place.at);
    }
  }
}

function idOf({ id }: Job): string {
  return id ?? '';
}

function partOf({ name, queueName, attemptsMade, timestamp, processedOn = timestamp }: Job): Part {
  return {
    name: `job: ${name}`,
    kind: 'consumer',
    values: {
      'job.name': name,
      'job.queue': queueName,
      'job.attempt': attemptsMade + 1,
      'job.waited_ms': processedOn - timestamp,
    },
  };
}
