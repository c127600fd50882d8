import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { Checkout } from '@likeness/contracts/http/payments';
import { QuickRedis } from '@likeness/service-kit/redis/quick-redis';
import { Injectable } from '@nestjs/common';

/** Stripe remembers its own keys for as long. */
const REMEMBERED_SECONDS = 24 * 3_600;
/** Longer than Stripe may take with all its retries; who is answering may have died. */
const ANSWERED_WITHIN_SECONDS = 90;
const WAITS_MS = 15_000;
const LOOK_EVERY_MS = 100;
const RETRY_AFTER_SECONDS = 2;

export type IdempotentRequest = {
  readonly userId: string;
  readonly key: string | undefined;
  /** Of the call. */
  readonly name: string;
  readonly body: unknown;
};

type Known = { readonly hash: string; readonly answer?: Checkout };

/**
 * Identical requests return the same response. While Redis is
 * away each is answered by itself; Stripe knows the key as well, and makes one checkout of them.
 */
@Injectable()
export class IdempotentRequestsService {
  constructor(private readonly redis: QuickRedis) {}

  /** @throws AppError IDEMPOTENCY_KEY_REUSED, or what `answer` throws, which is not remembered */
  async once(request: IdempotentRequest, answer: () => Promise<Checkout>): Promise<Checkout> {
    if (request.key === undefined) return answer();
    const name = `idempotency:${request.name}:${request.userId}:${request.key}`;
    const hash = createHash('sha256').update(JSON.stringify(request.body)).digest('base64url');
    const known = await this.#begin(name, hash);
    if (known) return known;
    try {
      const given = await answer();
      await this.#keep(name, { hash, answer: given }, REMEMBERED_SECONDS);
      return given;
    } catch (error) {
      await this.redis.client.del(name).catch(() => undefined);
      throw error;
    }
  }

  /** @returns the answer of an equal request; undefined where this one has to be answered */
  async #begin(name: string, hash: string): Promise<Checkout | undefined> {
    const until = performance.now() + WAITS_MS;
    for (;;) {
      const known = await this.#claim(name, hash);
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

  async #claim(name: string, hash: string): Promise<Known | undefined> {
    const claim = JSON.stringify({ hash } satisfies Known);
    const options = [claim, 'EX', ANSWERED_WITHIN_SECONDS, 'NX', 'GET'] as const;
    const before = await this.redis.client.set(name, ...options).catch(() => null);
    return before === null ? undefined : (JSON.parse(before) as Known);
  }

  async #keep(name: string, known: Known, seconds: number): Promise<void> {
    await this.redis.client.set(name, JSON.stringify(known), 'EX', seconds).catch(() => undefined);
  }
}
