import { randomUUID } from 'node:crypto';
import type { QueueName } from '@likeness/contracts/names/queues';
import { type Job, Queue, type Worker } from 'bullmq';
import type { Redis } from 'ioredis';

export type BatchRule<P> = {
  most(): number;
  /** Batches jobs of equal name; undefined for no batch. */
  nameOf(payload: P): string | undefined;
};

export class BatchCollector {
  #opened: Queue | undefined;

  constructor(
    private readonly name: QueueName,
    private readonly redis: Redis,
    private readonly worker: Worker,
  ) {}

  /** Unreadable jobs stay in the queue. */
  async take(job: Job, rule: BatchRule<unknown> | undefined, payload: unknown): Promise<Job[]> {
    const taken: Job[] = [];
    const name = rule?.nameOf(payload);
    if (!rule || name === undefined) return taken;
    const isInBatch = (other: Job | undefined) =>
      other?.name === job.name && rule.nameOf(other.data) === name;
    try {
      while (taken.length + 1 < rule.most() && isInBatch(await this.#next())) {
        const token = `${job.id ?? ''}:${taken.length + 1}:${randomUUID()}`;
        const next = (await this.worker.getNextJob(token, { block: false })) as Job | undefined;
        if (!next) break;
        if (isInBatch(next)) {
          taken.push(next);
          continue;
        }
        // Another consumer took the expected job, so this one is the job after it.
        await next.moveToWait(token);
        break;
      }
    } catch {
      // Redis is away. Taken jobs finish, or another consumer retries them when their locks expire.
    }
    return taken;
  }

  async close(): Promise<void> {
    await this.#opened?.close();
  }

  async #next(): Promise<Job | undefined> {
    if (!this.#opened) {
      this.#opened = new Queue(this.name, { connection: this.redis });
      this.#opened.on('error', () => undefined);
    }
    const [waiting] = await this.#opened.getJobs(['waiting'], 0, 0, true);
    if (waiting) return waiting;
    const [prioritized] = await this.#opened.getPrioritized(0, 0);
    return prioritized;
  }
}
