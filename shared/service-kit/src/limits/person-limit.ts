import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { QuickRedis } from '../redis/quick-redis.js';
import { AppError } from '@likeness/contracts/errors/app-error';
import { Inject, Injectable } from '@nestjs/common';

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

export abstract class PersonLimitSettings implements Limit {
  abstract readonly name: string;
  abstract readonly max: number;
  abstract readonly windowSeconds: number;
  abstract readonly detail: string;
}

/** Limits expensive actions per owner or address. */
@Injectable()
export class PersonLimit {
  constructor(
    @Inject(QuickRedis) private readonly redis: QuickRedis,
    @Inject(PersonLimitSettings) private readonly limit: PersonLimitSettings,
  ) {}

  /** @throws AppError TOO_MANY_REQUESTS with the seconds to wait */
  async count(id: string): Promise<void> {
    const { name, detail } = this.limit;
    const key = `limit:${name}:${id}`;
    const retryAfterSeconds = await secondsToWait(this.redis, key, this.limit);
    if (retryAfterSeconds > 0)
      throw new AppError('TOO_MANY_REQUESTS', detail, { retryAfterSeconds });
  }
}
