import { createHash } from 'node:crypto';
import { authInternalCalls } from '@likeness/contracts/calls/auth/internal.calls';
import { sessionCacheKey, sessionSchema, type Session } from '@likeness/contracts/identity/session';
import { InternalClient } from '@likeness/service-kit/http/internal-client';
import { ServiceClient } from '@likeness/service-kit/http/service-clients';
import { QuickRedis } from '@likeness/service-kit/redis/quick-redis';
import { Injectable } from '@nestjs/common';

const TOKEN_FORM = /^[\w-]{43}$/;

/** Who a bearer token belongs to, as auth says: from its cache, else by asking. */
@Injectable()
export class SessionResolver {
  constructor(
    private readonly redis: QuickRedis,
    @ServiceClient('auth') private readonly auth: InternalClient,
  ) {}

  /** @throws AppError SERVICE_UNAVAILABLE when auth can't be asked */
  async resolve(token: string): Promise<Session | undefined> {
    if (!TOKEN_FORM.test(token)) return undefined;
    return this.resolveHash(createHash('sha256').update(token).digest('hex'));
  }

  /** @throws AppError SERVICE_UNAVAILABLE when auth can't be asked */
  async resolveHash(tokenHash: string): Promise<Session | undefined> {
    return (await this.#cached(tokenHash)) ?? (await this.#asked(tokenHash));
  }

  /** What is no session (auth is ending some, or speaks a newer form) counts as not cached. */
  async #cached(hash: string): Promise<Session | undefined> {
    try {
      const text = await this.redis.client.get(sessionCacheKey(hash));
      return sessionSchema.parse(JSON.parse(text ?? ''));
    } catch {
      return undefined;
    }
  }

  async #asked(hash: string): Promise<Session | undefined> {
    const call = authInternalCalls.resolveSession;
    const { session } = await this.auth.call(call, { body: { token_hash: hash } });
    return session ?? undefined;
  }
}
