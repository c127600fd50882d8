import { z } from 'zod';
import { photoVerdictSchema } from '../photos/verdict.js';
import { TOOLS } from '../generation/tool.js';
import { comparisonProblemSchema, comparisonSchema } from '../http/comparison.js';
import { defineJob } from './job-definition.js';

export const photoCheckJob = defineJob({
  name: 'photo.check',
  queue: 'photos',
  payload: z.object({ photo_id: z.uuid(), object_key: z.string() }),
  result: photoVerdictSchema,
  tries: 2,
  backoffMs: 200,
  dedupeKey: (payload) => `photo-check-${payload.photo_id}`,
});

/** The answer of workers of the previous version. */
const problemAloneSchema = comparisonProblemSchema
  .nullable()
  .transform((problem) => ({ problem, best: null }));

export const photosCompareJob = defineJob({
  name: 'photos.compare',
  queue: 'photos',
  payload: z.object({
    comparison_id: z.uuid(),
    tool: z.enum(TOOLS),
    object_keys: z.array(z.string()),
    /** 1-based numbers of the images that only set the style. */
    look_images: z.array(z.int()),
  }),
  result: z.union([comparisonSchema, problemAloneSchema]),
  tries: 1,
  backoffMs: 0,
  dedupeKey: (payload) => `photos-compare-${payload.comparison_id}`,
});
export type PhotosToCompare = z.infer<typeof photosCompareJob.payload>;
