import type { QuickRedis } from '../redis/quick-redis.js';

/** 0 for no limit. */
export type Limit = { readonly max: number; readonly windowSeconds: number };

/**
 * Counts one attempt in Redis, for all processes together, in a window that begins with the first.
 * While Redis is away nobody is limited.
 * @returns the seconds to wait; 0 for none
 */
export async function secondsToWait(
  { client }: QuickRedis,
  key: string,
  { max, windowSeconds }: Limit,
): Promise<number> {
  if (max === 0) return 0;
  try {
    const answers = await client.multi().incr(key).expire(key, windowSeconds, 'NX').ttl(key).exec();
    const [count, , left] = (answers ?? []).map(([, value]) => Number(value));
    return (count ?? 0) > max ? Math.max(1, left ?? windowSeconds) : 0;
  } catch {
    return 0;
  }
}
