import { z } from 'zod';
import { TOOLS } from '../generation/tool.js';
import { comparisonProblemSchema } from '../photos/comparison.js';
import { defineJob } from './job-definition.js';

/**
 * Whether a tool would refuse stored photos because they show different people, and in which words.
 * Sent by images, done by the worker.
 */
export const photosCompareJob = defineJob({
  name: 'photos.compare',
  queue: 'photos',
  payload: z.object({
    comparison_id: z.uuid(),
    tool: z.enum(TOOLS),
    /** In the order in which the tool gets them. */
    object_keys: z.array(z.string()),
    /** Numbers, from 1, of the pictures that are there for their look alone. */
    look_images: z.array(z.int()),
  }),
  result: comparisonProblemSchema.nullable(),
  attempts: 1,
  backoffMs: 0,
  dedupeKey: (payload) => `photos-compare-${payload.comparison_id}`,
});
export type PhotosToCompare = z.infer<typeof photosCompareJob.payload>;
