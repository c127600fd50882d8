import { z } from 'zod';

const healthStateSchema = z.enum(['ok', 'unavailable']);

export const healthSchema = z
  .object({
    status: healthStateSchema,
    parts: z.record(z.string(), healthStateSchema),
  })
  .meta({ id: 'Health' });
export type Health = z.infer<typeof healthSchema>;
