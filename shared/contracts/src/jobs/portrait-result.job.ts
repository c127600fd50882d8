import { z } from 'zod';
import { likenessSchema } from '../http/images.js';
import { recipeSchema } from '../http/recipe.js';
import { defineJob } from './job-definition.js';

export const renderOutcomeSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('rendered'),
    master_key: z.string(),
    watermarked_key: z.string(),
    /** A `FingerprintFile`; optional for workers of the previous version. */
    fingerprint_key: z.string().optional(),
    width: z.int(),
    height: z.int(),
    likeness: likenessSchema.nullable(),
    record: recipeSchema,
  }),
  z.object({ status: z.literal('refused'), code: z.string(), detail: z.string() }),
  z.object({ status: z.literal('failed') }),
]);
export type RenderOutcome = z.infer<typeof renderOutcomeSchema>;

const payload = z.object({
  render_id: z.uuid(),
  attempt: z.int().min(1),
  /** The result's claim number from the spec; absent if the worker had none. */
  claim: z.int().min(1).optional(),
  outcome: renderOutcomeSchema,
});
export type PortraitResult = z.infer<typeof payload>;

/** Records the outcome of a portrait. The worker sends it, lenses handles it. */
export const portraitResultJob = defineJob({
  name: 'portrait.result',
  queue: 'results',
  payload,
  result: z.null(),
  attempts: 10,
  backoffMs: 500,
  dedupeKey: ({ render_id, attempt, claim }) =>
    ['portrait-result', render_id, attempt, ...(claim === undefined ? [] : [claim])].join('-'),
});
