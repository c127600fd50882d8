import { AppError } from '@likeness/contracts/errors/app-error';
import { Inject, Injectable } from '@nestjs/common';
import { QuickRedis } from '../redis/quick-redis.js';
import { type Limit, secondsToWait } from './seconds-to-wait.js';

/** What is limited, and how. */
export abstract class PersonLimitSettings implements Limit {
  /** Of the thing, among all that are limited. */
  abstract readonly name: string;
  /** 0 for no limit. */
  abstract readonly max: number;
  abstract readonly windowSeconds: number;
  /** Told to who is over it. */
  abstract readonly detail: string;
}

/** How often one person may do a thing that is dear to us, whatever address they come from. */
@Injectable()
export class PersonLimit {
  constructor(
    @Inject(QuickRedis) private readonly redis: QuickRedis,
    @Inject(PersonLimitSettings) private readonly limit: PersonLimitSettings,
  ) {}

  /** @throws AppError TOO_MANY_REQUESTS with the seconds to wait */
  async count(userId: string): Promise<void> {
    const { name, detail } = this.limit;
    const key = `limit:${name}:${userId}`;
    const retryAfterSeconds = await secondsToWait(this.redis, key, this.limit);
    if (retryAfterSeconds > 0)
      throw new AppError('TOO_MANY_REQUESTS', detail, { retryAfterSeconds });
  }
}
