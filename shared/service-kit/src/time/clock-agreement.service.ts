import { Inject, Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import { inTime } from '../redis/read-stored.js';
import { RepeatingService } from '../schedule/repeating-service.js';
import { agreeOn } from './shared-clock.js';

const EVERY_MS = 30_000;
/** Slower responses are too inaccurate. */
const MOST_MS = 1_000;
const NOTABLE_MS = 30_000;

/** Follows the clock of Redis, which all processes share. */
@Injectable()
export class ClockAgreementService extends RepeatingService {
  #isNoted = false;

  protected readonly schedule = {
    everyMs: EVERY_MS,
    failure: 'the shared time could not be asked',
  };

  constructor(@Inject(Redis) private readonly redis: Redis) {
    super();
  }

  override async onApplicationBootstrap(): Promise<void> {
    // Tokens depend on the time, so it is set before the first request.
    await this.run().catch(() => undefined);
    this.start();
  }

  async run(): Promise<void> {
    const before = performance.now();
    const [seconds = NaN, microseconds = NaN] = await inTime(this.redis, (redis) => redis.time());
    const at = performance.now();
    const time = seconds * 1_000 + microseconds / 1_000 + (at - before) / 2;
    if (at - before > MOST_MS || Number.isNaN(time)) return;
    agreeOn({ time, at });
    this.#note(Date.now() - time);
  }

  #note(offMs: number): void {
    const isOff = Math.abs(offMs) > NOTABLE_MS;
    if (isOff && !this.#isNoted) {
      this.logger.warn({ seconds: Math.round(offMs / 1_000) }, "this machine's clock is off");
    }
    this.#isNoted = isOff;
  }
}
