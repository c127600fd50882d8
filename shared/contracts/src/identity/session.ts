import { z } from 'zod';
import { tierSchema } from './owner.js';

export const sessionSchema = z.object({
  session_id: z.uuid(),
  user_id: z.uuid(),
  tier: tierSchema.exclude(['guest']),
  /** Hex SHA-256 of the cookie's secret. The token is valid only with that cookie. */
  cookie_hash: z.string().optional(),
});
export type Session = z.infer<typeof sessionSchema>;

/** Only auth writes this Redis key. The value is a session as JSON, or {@link SESSION_IN_DOUBT}. */
export function sessionCacheKey(tokenHash: string): string {
  return `likeness:session:${tokenHash}`;
}

/** Marks a session that is ending: the gateway must ask auth. */
export const SESSION_IN_DOUBT = 'in doubt';

const tokenHashSchema = z.string().regex(/^[0-9a-f]{64}$/);
export const resolveSessionRequestSchema = z.object({ token_hash: tokenHashSchema });
export const resolveSessionResponseSchema = z.object({ session: sessionSchema.nullable() });
