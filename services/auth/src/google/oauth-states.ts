import { languageSchema } from '@likeness/contracts/http/fields';
import { QuickRedis } from '@likeness/service-kit/redis/quick-redis';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { hashToken, newSecretToken } from '@likeness/service-kit/identity/secret-token';

const LIFETIME_SECONDS = 600;

const pendingSchema = z.object({
  /** The PKCE code verifier (RFC 7636). */
  verifier: z.string(),
  redirectUri: z.string(),
  csrfHash: z.string(),
  language: languageSchema.optional(),
});
export type PendingSignIn = z.infer<typeof pendingSchema>;

/** Stores pending sign-ins in Redis under a single-use state, for ten minutes. */
@Injectable()
export class OauthStates {
  constructor(private readonly redis: QuickRedis) {}

  /** @returns the `state` parameter (RFC 6749, 10.12) */
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
