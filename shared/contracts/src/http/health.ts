import { z } from 'zod';

const healthStateSchema = z.enum(['ok', 'unavailable']);

/** Answer of `GET /api/health` and of every service's `/health`: the whole, and each part it needs. */
export const healthSchema = z
  .object({
    status: healthStateSchema,
    parts: z.record(z.string(), healthStateSchema),
  })
  .meta({ id: 'Health' });
export type Health = z.infer<typeof healthSchema>;
