import {
  SESSION_IN_DOUBT,
  type Session,
  sessionCacheKey,
} from '@likeness/contracts/identity/session';
import { Injectable } from '@nestjs/common';
import { QuickRedis } from '@likeness/service-kit/redis/quick-redis';

const CACHED_SECONDS = 30;
/** Longer than any transaction that ends sessions, and than any cache entry. */
const DOUBT_SECONDS = 120;

/**
 * Spares gateways Postgres. An ending session is first marked as doubtful; `remember` keeps that
 * mark, so a concurrent read can't restore the session. Entries expire within seconds.
 */
@Injectable()
export class SessionCache {
  constructor(private readonly redis: QuickRedis) {}

  async remember(tokenHash: string, session: Session, secondsLeft: number): Promise<void> {
    const seconds = Math.min(CACHED_SECONDS, secondsLeft);
    if (seconds < 1) return;
    const key = sessionCacheKey(tokenHash);
    await this.#attempt(() =>
      this.redis.client.set(key, JSON.stringify(session), 'EX', seconds, 'NX'),
    );
  }

  async doubt(tokenHashes: readonly string[]): Promise<void> {
    await this.#attempt(async () => {
      const pipeline = this.redis.client.pipeline();
      for (const hash of tokenHashes) {
        pipeline.set(sessionCacheKey(hash), SESSION_IN_DOUBT, 'EX', DOUBT_SECONDS);
      }
      await pipeline.exec();
    });
  }

  async #attempt(work: () => Promise<unknown>): Promise<void> {
    await work().catch(() => undefined);
  }
}
