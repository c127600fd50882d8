import { z } from 'zod';

/** A visitor's id is the hex SHA-256 of the visitor cookie, which is never stored. */
export const ownerSchema = z.object({
  kind: z.enum(['visitor', 'user']),
  id: z.string().min(1).max(64),
});
export type Owner = z.infer<typeof ownerSchema>;

export const tierSchema = z.enum(['guest', 'member', 'subscriber']);
export type Tier = z.infer<typeof tierSchema>;

export function ownerKey(owner: Owner): string {
  return `${owner.kind}:${owner.id}`;
}
