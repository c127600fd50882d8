import { z } from 'zod';

const healthStateSchema = z.enum(['ok', 'unavailable']);

export const healthSchema = z
  .object({
    status: healthStateSchema,
    // Optional for answers of the previous version.
    version: z.string().optional().meta({
      description: 'The version that runs, and the commit its image was built from.',
    }),
    parts: z.record(z.string(), healthStateSchema),
  })
  .meta({ id: 'Health' });
export type Health = z.infer<typeof healthSchema>;
