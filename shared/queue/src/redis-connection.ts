import { Redis } from 'ioredis';

/**
 * A Redis connection that waits out an outage instead of failing the commands given meanwhile
 * (BullMQ's workers require it: `maxRetriesPerRequest` null).
 */
export function connectRedis(url: string, name: string): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: null,
    connectionName: name,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1_000),
  });
  // Without a listener ioredis prints every failed reconnect; health reports the outage instead.
  redis.on('error', () => undefined);
  return redis;
}
