import { QuickRedis } from '@likeness/service-kit/redis/quick-redis';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { hashToken, newSecretToken } from '../tokens/secret-token.js';

const LIFETIME_SECONDS = 600;

const pendingSchema = z.object({
  /** The PKCE code verifier (RFC 7636). */
  verifier: z.string(),
  redirectUri: z.string(),
  /** Hash of the cookie of the browser that began. */
  csrfHash: z.string(),
});
/** A sign-in that has gone to the provider and not come back yet. */
export type PendingSignIn = z.infer<typeof pendingSchema>;

/** Keeps sign-ins under way in Redis, by a state that works once, for ten minutes. */
@Injectable()
export class OauthStates {
  constructor(private readonly redis: QuickRedis) {}

  /** @returns the `state` to send along (RFC 6749, 10.12) */
  async keep(pending: PendingSignIn): Promise<string> {
    const state = newSecretToken();
    await this.redis.client.set(keyOf(state), JSON.stringify(pending), 'EX', LIFETIME_SECONDS);
    return state;
  }

  async take(state: string): Promise<PendingSignIn | undefined> {
    const text = await this.redis.client.getdel(keyOf(state));
    return text === null ? undefined : pendingSchema.parse(JSON.parse(text));
  }
}

function keyOf(state: string): string {
  return `auth:oauth:${hashToken(state)}`;
}
