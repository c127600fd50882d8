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
  }),
  z.object({ kind: z.literal('service'), service: z.string() }),
]);
export type Principal = z.infer<typeof principalSchema>;
export type Person = Extract<Principal, { kind: 'person' }>;
