import type { Redis } from 'ioredis';
import type { JobDefinition } from '@likeness/contracts/jobs/job-definition';
import type { QueueName } from '@likeness/contracts/names/queues';
import { traceparent } from '@likeness/tracing/trace-part';
import { type Job, Queue, QueueEvents } from 'bullmq';
import pTimeout from 'p-timeout';
import { loadOf, type QueueLoad } from './queue-load.js';
import { NOBODY, takeTurn, TURN_QUEUES, type TurnTaker } from './turns.js';

const KEEP_COMPLETED_SECONDS = 300;
const KEEP_FAILED_SECONDS = 24 * 3600;
/** Polling interval of a waiter, in case an event is lost. */
const LOOK_MS = 1_000;
const CLOSE_MS = 2_000;
const GONE: ReadonlySet<string> = new Set(['unknown', 'failed']);
const ENDED: ReadonlySet<string> = new Set([...GONE, 'completed']);

export type SendOptions = {
  /** 1 is first, then FIFO. Without it, jobs of some queues take turns. */
  readonly priority?: number;
};

export class JobSender {
  readonly #opened = new Map<QueueName, Queue>();
  readonly #events = new Map<QueueName, QueueEvents>();

  /** @param taker whose work it is that is sent now */
  constructor(
    private readonly redis: Redis,
    private readonly taker: () => TurnTaker | undefined = () => undefined,
  ) {}

  /** While false, commands block. */
  get connected(): boolean {
    return this.redis.status === 'ready';
  }

  async add<P, R>(
    definition: JobDefinition<P, R>,
    payload: P,
    options: SendOptions = {},
  ): Promise<Job<P, R>> {
    const data = definition.payload.parse(payload);
    const place = traceparent();
    const priority = options.priority ?? (await this.#turnOf(definition));
    return (await this.queue(definition.queue).add(definition.name, data, {
      jobId: definition.dedupeKey(data),
      attempts: definition.tries,
      backoff: { type: 'exponential', delay: definition.backoffMs },
      removeOnComplete: { age: KEEP_COMPLETED_SECONDS },
      removeOnFail: { age: KEEP_FAILED_SECONDS },
      priority,
      ...(place !== undefined && { telemetry: { metadata: place } }),
    })) as Job<P, R>;
  }

  async #turnOf({ queue: name, isPaid }: Pick<JobDefinition, 'queue' | 'isPaid'>) {
    if (!TURN_QUEUES.has(name)) return undefined;
    const taker = this.taker() ?? NOBODY;
    return takeTurn(this.queue(name), this.redis, isPaid ? { ...taker, isPaid } : taker);
  }

  /** The job outlives the wait: others may wait for it. @throws Error if it fails or is gone, or if `timeoutMs` passes */
  async addAndWait<P, R>(
    definition: JobDefinition<P, R>,
    payload: P,
    timeoutMs: number,
  ): Promise<R> {
    const events = this.#eventsOf(definition.queue);
    await events.waitUntilReady();
    const job = await this.add(definition, payload);
    const deadline = performance.now() + timeoutMs;
    for (;;) {
      const left = deadline - performance.now();
      try {
        // Each call checks the job first, because an event may be lost with a connection.
        const result = await job.waitUntilFinished(events, Math.min(left, LOOK_MS));
        return definition.result.parse(result);
      } catch (error) {
        if (left <= LOOK_MS || GONE.has(await job.getState())) throw error;
      }
    }
  }

  /** False for unknown and ended jobs. */
  async isAlive<P, R>(definition: JobDefinition<P, R>, payload: P): Promise<boolean> {
    const state = await this.queue(definition.queue).getJobState(definition.dedupeKey(payload));
    return !ENDED.has(state);
  }

  /** @returns false if a worker has started the job */
  async remove<P, R>(definition: JobDefinition<P, R>, payload: P): Promise<boolean> {
    return (await this.queue(definition.queue).remove(definition.dedupeKey(payload))) === 1;
  }

  async hasConsumers(name: QueueName): Promise<boolean> {
    return (await this.queue(name).getWorkersCount()) > 0;
  }

  async loadOf(name: QueueName): Promise<QueueLoad> {
    return loadOf(this.queue(name), this.redis);
  }

  queue(name: QueueName): Queue {
    let queue = this.#opened.get(name);
    if (!queue) {
      queue = new Queue(name, { connection: this.redis });
      queue.on('error', () => undefined);
      this.#opened.set(name, queue);
    }
    return queue;
  }

  #eventsOf(name: QueueName): QueueEvents {
    let events = this.#events.get(name);
    if (!events) {
      // BullMQ duplicates the connection for events and closes only the duplicate.
      events = new QueueEvents(name, { connection: this.redis });
      events.on('error', () => undefined);
      events.setMaxListeners(0);
      this.#events.set(name, events);
    }
    return events;
  }

  async close(): Promise<void> {
    const closed = Promise.allSettled([
      ...[...this.#events.values()].map((events) => events.close()),
      ...[...this.#opened.values()].map((queue) => queue.close()),
    ]);
    await pTimeout(closed, { milliseconds: CLOSE_MS, message: false });
  }
}
