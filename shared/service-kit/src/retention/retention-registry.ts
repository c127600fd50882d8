import type { ServiceName } from '@likeness/contracts/names/services';
import { type RetentionRun, retentionRunSchema } from '@likeness/contracts/http/operator';
import { Inject, Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import { SERVICE_NAME } from '../identity/principal.guard.js';
import { inTime, readStored } from '../redis/read-stored.js';

const KEY = 'likeness:retention';

type Removed = Readonly<Record<string, number>>;

@Injectable()
export class RetentionRegistry {
  constructor(
    @Inject(Redis) private readonly redis: Redis,
    @Inject(SERVICE_NAME) private readonly service: ServiceName,
  ) {}

  /** Never throws: a lost report is harmless. */
  async tell(removed: Removed): Promise<void> {
    const now = { ran_at: new Date().toISOString(), removed: { ...removed } };
    const hasFound = Object.values(removed).some((count) => count > 0);
    try {
      const kept = await inTime(this.redis, (redis) => redis.hget(KEY, this.service));
      const before = readStored(retentionRunSchema, kept);
      const last = hasFound ? now : (before?.last_found ?? null);
      const run: RetentionRun = { service: this.service, ...now, last_found: last };
      await inTime(this.redis, (redis) => redis.hset(KEY, this.service, JSON.stringify(run)));
    } catch {
      return;
    }
  }

  /** @throws Error if Redis is away */
  async read(): Promise<RetentionRun[]> {
    const texts = Object.values(await inTime(this.redis, (redis) => redis.hgetall(KEY)));
    return texts.flatMap((text) => readStored(retentionRunSchema, text) ?? []);
  }
}
