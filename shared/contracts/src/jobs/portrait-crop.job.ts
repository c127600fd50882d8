import { z } from 'zod';
import { pixelBoxSchema } from '../http/recipe.js';
import { defineJob } from './job-definition.js';

const portraitToCropSchema = z.object({
  master_key: z.string(),
  cropped_key: z.string(),
  box: pixelBoxSchema,
  width: z.int(),
  height: z.int(),
  dpi: z.int(),
  is_watermarked: z.boolean(),
  /** The visible mark avoids it; absent for older portraits. */
  head: pixelBoxSchema.optional(),
});
export type PortraitToCrop = z.infer<typeof portraitToCropSchema>;

/** Cuts a part out of a portrait, draws the visible mark on it if it is due, and signs it. */
export const portraitCropJob = defineJob({
  name: 'portrait.crop',
  queue: 'renditions',
  payload: portraitToCropSchema,
  result: z.null(),
  attempts: 2,
  backoffMs: 500,
  dedupeKey: (payload) => `portrait-crop-${payload.cropped_key}`,
});
