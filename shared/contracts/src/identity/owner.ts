import { z } from 'zod';

/**
 * To whom a row belongs. A visitor's id is the hex SHA-256 of the visitor cookie, a user's id is
 * the account's UUID; the cookie itself is never stored.
 */
export const ownerSchema = z.object({
  kind: z.enum(['visitor', 'user']),
  id: z.string().min(1).max(64),
});
export type Owner = z.infer<typeof ownerSchema>;

/** Subscribers are served with paid work; see lenses. */
export const tierSchema = z.enum(['guest', 'member', 'subscriber']);
export type Tier = z.infer<typeof tierSchema>;

/** The key under which an owner's live news are addressed. */
export function ownerKey(owner: Owner): string {
  return `${owner.kind}:${owner.id}`;
}
