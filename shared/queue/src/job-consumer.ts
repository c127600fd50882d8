import { randomUUID } from 'node:crypto';
import type { JobDefinition, QueueName } from '@likeness/contracts/jobs/job-definition';
import { type Part, placeOf, tracedFrom } from '@likeness/tracing/trace-part';
import { type Job, Queue, UnrecoverableError, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { type BatchMember, JobBatch } from './job-batch.js';

export type JobContext = {
  readonly jobId: string;
  /** 1 on the first try. */
  readonly attempt: number;
  readonly isLastAttempt: boolean;
  /** Absent for a job that was taken alone. */
  readonly batch?: BatchMember;
};

/** Which jobs may be taken with another one. */
export type Companions<P> = {
  /** How many at present, with the first. */
  most(): number;
  /** Jobs of one name go together; undefined for one that is done alone. */
  nameOf(payload: P): string | undefined;
};

export type JobHandler = {
  readonly definition: JobDefinition;
  readonly handle: (payload: unknown, context: JobContext) => Promise<unknown>;
  readonly companions?: Companions<unknown>;
};

/** Pairs a job definition with the code that does it, keeping payload and result typed. */
export function handles<P, R>(
  definition: JobDefinition<P, R>,
  handle: (payload: P, context: JobContext) => Promise<R>,
  companions?: Companions<P>,
): JobHandler {
  return {
    definition: definition as JobDefinition,
    handle: (payload, context) => handle(payload as P, context),
    ...(companions && { companions: companions }),
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

type Place = { readonly batch: JobBatch; readonly at: number };

/**
 * Takes jobs off one queue. An unknown name or a bad payload fails for good, loudly. Where a handler says so, jobs that lie
 * next in the queue are taken with the first: nobody is overtaken, and each keeps its lock, its tries and its end.
 */
export class JobConsumer {
  readonly #worker: Worker;
  /** Looked into where jobs may be taken together. */
  #queue: Queue | undefined;
  readonly #byName: ReadonlyMap<string, JobHandler>;
  /** Of jobs that were taken with another one. */
  readonly #places = new Map<string, Place>();

  constructor(private readonly options: ConsumerOptions) {
    this.#byName = new Map(options.handlers.map((entry) => [entry.definition.name, entry]));
    this.#worker = new Worker(options.queue, (job: Job) => this.#do(job), {
      connection: options.redis,
      concurrency: options.concurrency,
      lockDuration: LOCK_MS,
      stalledInterval: STALLED_CHECK_MS,
      maxStalledCount: MAX_STALLED,
    });
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
    await this.#queue?.close();
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
    const others = await this.#takeCompanions(job, entry, payload.data);
    if (others.length === 0) return this.#handle(job, entry, payload.data);
    const batch = new JobBatch(others.length + 1);
    const done = others.map((other, index) => this.#doWith(other, { batch, at: index + 1 }));
    try {
      return await this.#handle(job, entry, payload.data, { batch, at: 0 });
    } finally {
      // The next job is taken when all of them have ended.
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
    const attempts = job.opts.attempts ?? 1;
    const begun = placeOf(job.opts.telemetry?.metadata);
    try {
      const result = await tracedFrom(begun, partOf(job), () =>
        handle(payload, {
          jobId: idOf(job),
          attempt: job.attemptsMade + 1,
          isLastAttempt: job.attemptsMade + 1 >= attempts,
          ...(place && { batch: place.batch.memberOf(place.at) }),
        }),
      );
      return definition.result.parse(result);
    } finally {
      place?.batch.leave(place.at);
    }
  }

  /** Jobs that lie next in the queue and go with this one. What could not be looked at is taken later. */
  async #takeCompanions(job: Job, { companions }: JobHandler, payload: unknown): Promise<Job[]> {
    const taken: Job[] = [];
    const name = companions?.nameOf(payload);
    if (!companions || name === undefined) return taken;
    const isCompanion = (other: Job | undefined) =>
      other?.name === job.name && companions.nameOf(other.data) === name;
    try {
      while (taken.length + 1 < companions.most() && isCompanion(await this.#next())) {
        const token = `${idOf(job)}:${taken.length + 1}:${randomUUID()}`;
        const next = (await this.#worker.getNextJob(token, { block: false })) as Job | undefined;
        if (!next) break;
        if (isCompanion(next)) {
          taken.push(next);
          continue;
        }
        // Another consumer was faster, and this is the one behind.
        await next.moveToWait(token);
        break;
      }
    } catch {
      // The queue is away; what was taken is done, or handed on when its lock has run out.
    }
    return taken;
  }

  #opened(): Queue {
    if (this.#queue) return this.#queue;
    const { queue, redis } = this.options;
    this.#queue = new Queue(queue, { connection: redis });
    this.#queue.on('error', () => undefined);
    return this.#queue;
  }

  /** The job that would be taken now. */
  async #next(): Promise<Job | undefined> {
    const queue = this.#opened();
    const [waiting] = await queue.getJobs(['waiting'], 0, 0, true);
    if (waiting) return waiting;
    const [prioritized] = await queue.getPrioritized(0, 0);
    return prioritized;
  }
}

function idOf({ id }: Job): string {
  return id ?? '';
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
