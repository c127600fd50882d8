import { z } from 'zod';
import { pixelBoxSchema } from '../http/recipe.js';
import { defineJob } from './job-definition.js';

const portraitToEnlargeSchema = z.object({
  master_key: z.string(),
  enlarged_key: z.string(),
  /** With the visible mark; absent if none is due. */
  watermarked_key: z.string().optional(),
  head: pixelBoxSchema.optional(),
});
export type PortraitToEnlarge = z.infer<typeof portraitToEnlargeSchema>;

/** Doubles the sides of a portrait. Returns false if its face would change too much. */
export const portraitEnlargeJob = defineJob({
  name: 'portrait.enlarge',
  queue: 'enlargements',
  payload: portraitToEnlargeSchema,
  result: z.boolean(),
  attempts: 2,
  backoffMs: 500,
  dedupeKey: ({ enlarged_key, watermarked_key }) =>
    `portrait-enlarge-${watermarked_key ?? enlarged_key}`,
});
