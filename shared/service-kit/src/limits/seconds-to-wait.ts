import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { QuickRedis } from '../redis/quick-redis.js';

export type Limit = { readonly max: number; readonly windowSeconds: number };

/** Fails open without Redis. @returns the seconds to wait; 0 for none */
export async function secondsToWait(
  { client }: QuickRedis,
  key: string,
  { max, windowSeconds }: Limit,
): Promise<number> {
  if (max === 0) return 0;
  const options = { storeClient: client, keyPrefix: '', points: max, duration: windowSeconds };
  return new RateLimiterRedis(options).consume(key).then(
    () => 0,
    (refused: unknown) =>
      refused instanceof RateLimiterRes ? Math.ceil(refused.msBeforeNext / 1_000) : 0,
  );
}
