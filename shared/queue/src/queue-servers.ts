import type { QueueName } from '@likeness/contracts/jobs/job-definition';
import type { Redis } from 'ioredis';
import { connectRedis } from './redis-connection.js';

export type QueueUrls = Readonly<Partial<Record<QueueName, string>>>;

/** Where BullMQ keeps a queue: keys are `prefix:queue:…`. */
export type QueueLocation = { readonly redis: Redis; readonly prefix: string };

export type QueueServersOptions = {
  /** Connection name of the process. */
  readonly name: string;
  readonly urls?: QueueUrls;
  /** Servers that hold jobs of a queue until it has moved away from them. */
  readonly formerUrls?: QueueUrls;
};

const MAIN_PREFIX = 'bull';

/**
 * The Redis server of each queue. Queues without a server of their own are on the main one, under
 * the names that all versions use.
 */
export class QueueServers {
  readonly #opened = new Map<string, Redis>();

  constructor(
    private readonly main: Redis,
    private readonly options: QueueServersOptions = { name: 'queues' },
  ) {}

  /** The first location receives jobs; jobs may remain in the others. */
  locationsOf(queue: QueueName): readonly [QueueLocation, ...QueueLocation[]] {
    const { urls, formerUrls } = this.options;
    // The hash tag puts all keys of a queue into one slot of a Redis cluster.
    const prefix = `{${queue}}`;
    const [url, former] = [urls?.[queue], formerUrls?.[queue]];
    const main = { redis: this.main, prefix: MAIN_PREFIX };
    const earlier =
      former === undefined || former === url ? [] : [{ redis: this.#open(former), prefix }];
    if (url === undefined) return [main, ...earlier];
    return [{ redis: this.#open(url), prefix }, main, ...earlier];
  }

  /** Includes the main server; a queue's own server only after its first use. */
  get connections(): readonly Redis[] {
    return [this.main, ...this.#opened.values()];
  }

  /** Leaves the main connection open. */
  close(): void {
    for (const redis of this.#opened.values()) redis.disconnect();
  }

  #open(url: string): Redis {
    let redis = this.#opened.get(url);
    if (!redis) {
      redis = connectRedis(url, this.options.name);
      this.#opened.set(url, redis);
    }
    return redis;
  }
}
