import { z } from 'zod';
import { ownerSchema, tierSchema } from './owner.js';

/** What the gateway (or a service calling another) vouches for in the internal token. */
export const principalSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('person'),
    owner: ownerSchema,
    tier: tierSchema,
    /** Client address; IPv6 reduced to its /64 network. */
    address: z.string(),
    /** The session whose bearer token came with the request. */
    session_id: z.uuid().optional(),
    /** Told to auth alone: the visitor whose cookie came along, who may become this person. */
    visitor_id: z.string().optional(),
  }),
  z.object({ kind: z.literal('service'), service: z.string() }),
]);
export type Principal = z.infer<typeof principalSchema>;
export type Person = Extract<Principal, { kind: 'person' }>;
