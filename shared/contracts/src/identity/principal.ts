import { z } from 'zod';
import { ownerSchema, tierSchema } from './owner.js';

export const principalSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('person'),
    owner: ownerSchema,
    tier: tierSchema,
    /** IPv6 is reduced to its /64 network. */
    address: z.string(),
    session_id: z.uuid().optional(),
    visitor_id: z.string().optional(),
  }),
  z.object({ kind: z.literal('service'), service: z.string() }),
]);
export type Principal = z.infer<typeof principalSchema>;
export type Person = Extract<Principal, { kind: 'person' }>;
