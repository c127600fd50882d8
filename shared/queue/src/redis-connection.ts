import { Redis } from 'ioredis';

/** Waits for Redis instead of failing commands, as BullMQ workers require. */
export function connectRedis(url: string, name: string): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: null,
    connectionName: name,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1_000),
  });
  // Health reports the outage; without a listener ioredis prints every failed reconnect.
  redis.on('error', () => undefined);
  return redis;
}
