import { AppError } from '@likeness/contracts/errors/app-error';
import { Inject, Injectable } from '@nestjs/common';
import { QuickRedis } from '../redis/quick-redis.js';
import { type Limit, secondsToWait } from './seconds-to-wait.js';

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
