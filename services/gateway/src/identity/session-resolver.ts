import { hashToken } from '@likeness/service-kit/identity/secret-token';
import { authInternalCalls } from '@likeness/contracts/calls/auth/internal.calls';
import { sessionCacheKey, sessionSchema, type Session } from '@likeness/contracts/identity/session';
import { InternalClient } from '@likeness/service-kit/http/internal-client';
import { ServiceClient } from '@likeness/service-kit/http/service-clients';
import { QuickRedis } from '@likeness/service-kit/redis/quick-redis';
import { Injectable } from '@nestjs/common';

const TOKEN_FORM = /^[\w-]{43}$/;

@Injectable()
export class SessionResolver {
  constructor(
    private readonly redis: QuickRedis,
    @ServiceClient('auth') private readonly auth: InternalClient,
  ) {}

  /** @throws AppError SERVICE_UNAVAILABLE when auth does not respond */
  async resolve(token: string): Promise<Session | undefined> {
    if (!TOKEN_FORM.test(token)) return undefined;
    return this.resolveHash(hashToken(token));
  }

  async resolveHash(tokenHash: string): Promise<Session | undefined> {
    return (await this.#cached(tokenHash)) ?? (await this.#asked(tokenHash));
  }

  /** Ignores doubtful entries and newer formats. */
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
