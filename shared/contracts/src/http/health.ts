import { z } from 'zod';

const healthStateSchema = z.enum(['ok', 'unavailable']);

/** Answer of `GET /api/health`: the whole, and each part the gateway needs. */
export const healthSchema = z
  .object({
    status: healthStateSchema,
    parts: z.record(z.string(), healthStateSchema),
  })
  .meta({ id: 'Health' });
export type Health = z.infer<typeof healthSchema>;
