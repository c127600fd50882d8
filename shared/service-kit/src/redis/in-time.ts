import type { Redis } from 'ioredis';
import pTimeout from 'p-timeout';

const PATIENCE_MS = 2_000;
const AWAY = new Set(['close', 'end', 'reconnecting']);

/** Fails fast if Redis is away. */
export async function inTime<T>(redis: Redis, command: (redis: Redis) => Promise<T>): Promise<T> {
  if (AWAY.has(redis.status)) throw new Error('Redis is away');
  return pTimeout(command(redis), { milliseconds: PATIENCE_MS });
}
