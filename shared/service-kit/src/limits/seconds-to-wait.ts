import type { QuickRedis } from '../redis/quick-redis.js';

export type Limit = { readonly max: number; readonly windowSeconds: number };

/** Fails open without Redis. @returns the seconds to wait; 0 for none */
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
