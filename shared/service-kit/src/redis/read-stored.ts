import type { z } from 'zod';
import type { Redis } from 'ioredis';
import pTimeout from 'p-timeout';

/** Undefined for invalid JSON and data of other versions. */
export function readStored<Schema extends z.ZodType>(
  schema: Schema,
  text: string | null,
): z.output<Schema> | undefined {
  if (text === null) return undefined;
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const PATIENCE_MS = 2_000;
const AWAY = new Set(['close', 'end', 'reconnecting']);

/** Fails fast if Redis is away. */
export async function inTime<T>(redis: Redis, command: (redis: Redis) => Promise<T>): Promise<T> {
  if (AWAY.has(redis.status)) throw new Error('Redis is away');
  return pTimeout(command(redis), { milliseconds: PATIENCE_MS });
}
