import { once } from 'node:events';
import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Redis } from 'ioredis';
import pTimeout from 'p-timeout';

const PATIENCE_MS = 250;
const CONNECTS_WITHIN_MS = 2_000;

export abstract class RedisSettings {
  abstract readonly url: string;
  abstract readonly name: string;
}

/** Redis for interactive requests: commands fail fast instead of queueing. */
@Injectable()
export class QuickRedis implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly client: Redis;

  constructor(@Inject(RedisSettings) { url, name }: RedisSettings) {
    this.client = new Redis(url, {
      connectionName: `${name}-quick`,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: PATIENCE_MS,
      retryStrategy: (attempt) => Math.min(attempt * 100, 1_000),
    });
    // Health reports the outage; ioredis would print every failed reconnect.
    this.client.on('error', () => undefined);
  }

  /** Limits would count nothing before the connection. */
  async onApplicationBootstrap(): Promise<void> {
    if (this.client.status === 'ready') return;
    const options = { milliseconds: CONNECTS_WITHIN_MS, message: false } as const;
    await pTimeout(once(this.client, 'ready'), options).catch(() => undefined);
  }

  onApplicationShutdown(): void {
    this.client.disconnect();
  }
}
