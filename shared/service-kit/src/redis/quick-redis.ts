import type { OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';

/** A Redis that takes longer than this is treated as away. */
const PATIENCE_MS = 250;

/** Redis for what a person waits for: it answers at once or not at all. */
export class QuickRedis implements OnApplicationShutdown {
  readonly client: Redis;

  /** @param name how Redis lists the connection */
  constructor(url: string, name: string) {
    this.client = new Redis(url, {
      connectionName: name,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: PATIENCE_MS,
      retryStrategy: (attempt) => Math.min(attempt * 100, 1_000),
    });
    // Health reports the outage; ioredis would print every failed reconnect.
    this.client.on('error', () => undefined);
  }

  onApplicationShutdown(): void {
    this.client.disconnect();
  }
}
