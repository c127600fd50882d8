import { z } from 'zod';
import { pixelBoxSchema } from '../http/recipe.js';
import { defineJob } from './job-definition.js';

const renditionToSignSchema = z.object({
  draft_key: z.string(),
  original_key: z.string(),
  signed_key: z.string(),
  /** Has a visible AI label, in the size of the original. */
  is_labeled: z.boolean().optional(),
});
export type RenditionToSign = z.infer<typeof renditionToSignSchema>;

/** Copies the portrait's manifest to a smaller rendition. Only the worker has the signing key. */
export const renditionSignJob = defineJob({
  name: 'rendition.sign',
  queue: 'renditions',
  payload: renditionToSignSchema,
  tries: 3,
  backoffMs: 1000,
  dedupeKey: (payload) => `rendition-sign-${payload.signed_key}`,
});

/** Only the worker has the key. Returns false if the original has none of our credentials. */
export const memeSignJob = defineJob({
  name: 'meme.sign',
  queue: 'renditions',
  payload: renditionToSignSchema,
  result: z.boolean(),
  tries: 3,
  backoffMs: 1000,
  dedupeKey: (payload) => `meme-sign-${payload.signed_key}`,
});

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
  tries: 2,
  dedupeKey: (payload) => `portrait-crop-${payload.cropped_key}`,
});
