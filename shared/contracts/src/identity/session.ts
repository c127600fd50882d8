import { z } from 'zod';
import { tierSchema } from './owner.js';

/** What a bearer token stands for. Tokens themselves are never stored, only their hex SHA-256. */
export const sessionSchema = z.object({
  session_id: z.uuid(),
  user_id: z.uuid(),
  tier: tierSchema.exclude(['guest']),
  /**
   * Hex SHA-256 of the secret in the browser's cookie. A token that has one is nobody's without
   * that cookie.
   */
  cookie_hash: z.string().optional(),
});
export type Session = z.infer<typeof sessionSchema>;

/**
 * Redis key under which auth caches a session for the gateway. Only auth writes it: a session as
 * JSON, or {@link SESSION_IN_DOUBT}.
 */
export function sessionCacheKey(tokenHash: string): string {
  return `likeness:session:${tokenHash}`;
}

/** Stands in the cache while sessions end: nobody may trust the cache, auth must be asked. */
export const SESSION_IN_DOUBT = 'in doubt';

const tokenHashSchema = z.string().regex(/^[0-9a-f]{64}$/);
/** auth ← gateway */
export const resolveSessionRequestSchema = z.object({ token_hash: tokenHashSchema });
export const resolveSessionResponseSchema = z.object({ session: sessionSchema.nullable() });
