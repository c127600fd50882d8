import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { Checkout } from '@likeness/contracts/http/payments';
import { QuickRedis } from '@likeness/service-kit/redis/quick-redis';
import { Injectable } from '@nestjs/common';

const REMEMBERED_SECONDS = 24 * 3_600;
/** Longer than Stripe's retries. After that, the process that held the request has died. */
const ANSWERED_WITHIN_SECONDS = 90;
const WAITS_MS = 15_000;
const LOOK_EVERY_MS = 100;
const RETRY_AFTER_SECONDS = 2;

export type IdempotentRequest = {
  readonly userId: string;
  readonly key: string | undefined;
  readonly name: string;
  readonly body: unknown;
};

type Known = { readonly hash: string; readonly owner?: string; readonly answer?: Checkout };

/** A lease may have expired, and then belong to another request. */
const DELETE_OWN = `if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('del', KEYS[1]) end`;

/** Identical requests return the same response. Without Redis, Stripe's own key deduplicates. */
@Injectable()
export class IdempotentRequestsService {
  constructor(private readonly redis: QuickRedis) {}

  /** Doesn't cache errors. @throws AppError IDEMPOTENCY_KEY_REUSED, or the error of `answer` */
  async once(request: IdempotentRequest, answer: () => Promise<Checkout>): Promise<Checkout> {
    if (request.key === undefined) return answer();
    const name = `idempotency:${request.name}:${request.userId}:${request.key}`;
    const hash = createHash('sha256').update(JSON.stringify(request.body)).digest('base64url');
    const lease = JSON.stringify({ hash, owner: randomUUID() } satisfies Known);
    const known = await this.#begin(name, hash, lease);
    if (known) return known;
    try {
      const given = await answer();
      await this.#keep(name, { hash, answer: given }, REMEMBERED_SECONDS);
      return given;
    } catch (error) {
      await this.redis.client.eval(DELETE_OWN, 1, name, lease).catch(() => undefined);
      throw error;
    }
  }

  async #begin(name: string, hash: string, lease: string): Promise<Checkout | undefined> {
    const until = performance.now() + WAITS_MS;
    for (;;) {
      const known = await this.#lease(name, lease);
      if (known === undefined) return undefined;
      if (known.hash !== hash) throw new AppError('IDEMPOTENCY_KEY_REUSED');
      if (known.answer) return known.answer;
      if (performance.now() > until) {
        const options = { retryAfterSeconds: RETRY_AFTER_SECONDS };
        throw new AppError('SERVICE_UNAVAILABLE', undefined, options);
      }
      await sleep(LOOK_EVERY_MS);
    }
  }

  async #lease(name: string, lease: string): Promise<Known | undefined> {
    const options = [lease, 'EX', ANSWERED_WITHIN_SECONDS, 'NX', 'GET'] as const;
    const before = await this.redis.client.set(name, ...options).catch(() => null);
    return before === null ? undefined : (JSON.parse(before) as Known);
  }

  async #keep(name: string, known: Known, seconds: number): Promise<void> {
    await this.redis.client.set(name, JSON.stringify(known), 'EX', seconds).catch(() => undefined);
  }
}
