import { z } from 'zod';

export const loginSessionSchema = z
  .object({
    id: z.uuid(),
    device: z.string().meta({
      description: 'Browser and system in coarse words, as the login named them.',
    }),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().meta({ description: 'Exact to five minutes.' }),
    is_current: z.boolean().meta({ description: 'Whether the call came with this one.' }),
  })
  .meta({ id: 'LoginSession' });
export type LoginSession = z.infer<typeof loginSessionSchema>;

export const loginSessionsResponseSchema = z
  .object({ sessions: z.array(loginSessionSchema) })
  .meta({ id: 'LoginSessions' });
export type LoginSessionsResponse = z.infer<typeof loginSessionsResponseSchema>;
