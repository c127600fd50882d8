import type { JobDefinition, QueueName } from '@likeness/contracts/jobs/job-definition';
import { traceparent } from '@likeness/tracing/trace-part';
import { type Job, Queue, QueueEvents } from 'bullmq';
import pTimeout from 'p-timeout';
import { loadOf, type QueueLoad, sumOfLoads } from './queue-load.js';
import type { QueueLocation, QueueServers } from './queue-servers.js';
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

type Opened = { readonly queue: Queue; readonly redis: QueueLocation['redis'] };

export class JobSender {
  readonly #opened = new Map<QueueName, readonly [Opened, ...Opened[]]>();
  readonly #events = new Map<QueueName, QueueEvents>();

  /** @param taker whose work it is that is sent now */
  constructor(
    private readonly servers: QueueServers,
    private readonly taker: () => TurnTaker | undefined = () => undefined,
  ) {}

  /** While false, commands block. */
  get connected(): boolean {
    return this.servers.connections.every(({ status }) => status === 'ready');
  }

  async add<P, R>(
    definition: JobDefinition<P, R>,
    payload: P,
    options: SendOptions = {},
  ): Promise<Job<P, R>> {
    const data = definition.payload.parse(payload);
    const place = traceparent();
    const jobId = definition.dedupeKey(data);
    const queue = await this.#holderOf(definition.queue, jobId);
    const priority = options.priority ?? (await this.#turnOf(definition));
    return (await queue.add(definition.name, data, {
      jobId,
      attempts: definition.attempts,
      backoff: { type: 'exponential', delay: definition.backoffMs },
      removeOnComplete: { age: KEEP_COMPLETED_SECONDS },
      removeOnFail: { age: KEEP_FAILED_SECONDS },
      priority,
      ...(place !== undefined && { telemetry: { metadata: place } }),
    })) as Job<P, R>;
  }

  async #turnOf({ queue: name, isPaid }: Pick<JobDefinition, 'queue' | 'isPaid'>) {
    if (!TURN_QUEUES.has(name)) return undefined;
    const [{ queue, redis }] = this.#open(name);
    const taker = this.taker() ?? NOBODY;
    return takeTurn(queue, redis, isPaid ? { ...taker, isPaid } : taker);
  }

  /** A job that waits where its queue was before stays there. */
  async #holderOf(name: QueueName, jobId: string): Promise<Queue> {
    const [current, ...earlier] = this.queues(name);
    for (const queue of earlier) if (await queue.getJob(jobId)) return queue;
    return current;
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
    const id = definition.dedupeKey(payload);
    const states = this.queues(definition.queue).map((queue) => queue.getJobState(id));
    return (await Promise.all(states)).some((state) => !ENDED.has(state));
  }

  /** @returns false if a worker has started the job */
  async remove<P, R>(definition: JobDefinition<P, R>, payload: P): Promise<boolean> {
    const id = definition.dedupeKey(payload);
    const removed = this.queues(definition.queue).map((queue) => queue.remove(id));
    return (await Promise.all(removed)).includes(1);
  }

  async hasConsumers(name: QueueName): Promise<boolean> {
    const counts = this.queues(name).map((queue) => queue.getWorkersCount());
    return (await Promise.all(counts)).some((count) => count > 0);
  }

  async loadOf(name: QueueName): Promise<QueueLoad> {
    const [current, ...earlier] = this.#open(name);
    const load = ({ queue, redis }: Opened) => loadOf(queue, redis);
    return sumOfLoads(await Promise.all([load(current), ...earlier.map(load)]));
  }

  /** Where the queue receives jobs. */
  queue(name: QueueName): Queue {
    return this.#open(name)[0].queue;
  }

  /** Wherever the queue has jobs; the first one receives them. */
  queues(name: QueueName): readonly [Queue, ...Queue[]] {
    const [current, ...earlier] = this.#open(name);
    return [current.queue, ...earlier.map(({ queue }) => queue)];
  }

  #open(name: QueueName): readonly [Opened, ...Opened[]] {
    let opened = this.#opened.get(name);
    if (!opened) {
      const [current, ...earlier] = this.servers.locationsOf(name);
      const open = ({ redis, prefix }: QueueLocation): Opened => {
        const queue = new Queue(name, { connection: redis, prefix });
        queue.on('error', () => undefined);
        return { queue, redis };
      };
      opened = [open(current), ...earlier.map(open)];
      this.#opened.set(name, opened);
    }
    return opened;
  }

  #eventsOf(name: QueueName): QueueEvents {
    let events = this.#events.get(name);
    if (!events) {
      const [{ redis: connection, prefix }] = this.servers.locationsOf(name);
      // BullMQ duplicates the connection for events and closes only the duplicate.
      events = new QueueEvents(name, { connection, prefix });
      events.on('error', () => undefined);
      events.setMaxListeners(0);
      this.#events.set(name, events);
    }
    return events;
  }

  async close(): Promise<void> {
    const closed = Promise.allSettled([
      ...[...this.#events.values()].map((events) => events.close()),
      ...[...this.#opened.values()].flat().map(({ queue }) => queue.close()),
    ]);
    await pTimeout(closed, { milliseconds: CLOSE_MS, message: false });
  }
}
