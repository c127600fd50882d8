import { z } from 'zod';

/** images, lenses ← auth: what this visitor has made is this person's from now on. Idempotent. */
export const claimVisitorRequestSchema = z.object({
  visitor_id: z.string().regex(/^[0-9a-f]{64}$/),
  user_id: z.uuid(),
});
export type ClaimVisitorRequest = z.infer<typeof claimVisitorRequestSchema>;
