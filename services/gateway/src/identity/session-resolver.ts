import { createHash } from 'node:crypto';
import {
  resolveSessionResponseSchema,
  sessionCacheKey,
  sessionSchema,
  type Session,
} from '@likeness/contracts/identity/session';
import { InternalClient } from '@likeness/service-kit/http/internal-client';
import { QuickRedis } from '@likeness/service-kit/redis/quick-redis';
import { Injectable } from '@nestjs/common';

const TOKEN_FORM = /^[\w-]{43}$/;

/** Who a bearer token belongs to, as auth says: from its cache, else by asking. */
@Injectable()
export class SessionResolver {
  constructor(
    private readonly redis: QuickRedis,
    private readonly auth: InternalClient,
  ) {}

  /** @throws AppError ENGINE_UNAVAILABLE when auth can't be asked */
  async resolve(token: string): Promise<Session | undefined> {
    if (!TOKEN_FORM.test(token)) return undefined;
    const hash = createHash('sha256').update(token).digest('hex');
    return (await this.#cached(hash)) ?? (await this.#asked(hash));
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
    const question = { token_hash: hash };
    const path = '/internal/sessions/resolve';
    const { session } = await this.auth.post(path, question, resolveSessionResponseSchema);
    return session ?? undefined;
  }
}
