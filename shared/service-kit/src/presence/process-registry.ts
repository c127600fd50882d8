import { type ProcessFigures, processFiguresSchema } from '@likeness/contracts/http/operator';
import { Inject, Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import { inTime } from '../redis/in-time.js';
import { readStored } from '../redis/read-stored.js';
import { sharedNow } from '../time/shared-clock.js';

const KEY = 'likeness:processes';
const KEEP_MS = 3_600_000;

/** Processes register themselves: replicas share one address and workers have none. */
@Injectable()
export class ProcessRegistry {
  constructor(@Inject(Redis) private readonly redis: Redis) {}

  async write(figures: ProcessFigures): Promise<void> {
    await inTime(this.redis, (redis) => redis.hset(KEY, figures.id, JSON.stringify(figures)));
  }

  async remove(id: string): Promise<void> {
    await inTime(this.redis, (redis) => redis.hdel(KEY, id));
  }

  /** @throws Error if Redis is away */
  async read(): Promise<ProcessFigures[]> {
    const entries = Object.entries(await inTime(this.redis, (redis) => redis.hgetall(KEY)));
    const read = entries.map(([id, text]) => ({
      id,
      figures: readStored(processFiguresSchema, text),
    }));
    const isOld = (figures: ProcessFigures | undefined) =>
      !figures || Date.parse(figures.heard_at) < sharedNow() - KEEP_MS;
    const old = read.filter(({ figures }) => isOld(figures)).map(({ id }) => id);
    if (old.length > 0) await inTime(this.redis, (redis) => redis.hdel(KEY, ...old));
    return read.flatMap(({ figures }) => (figures && !isOld(figures) ? [figures] : []));
  }
}
