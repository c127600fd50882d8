import { z } from 'zod';
import { defineJob } from './job-definition.js';

const renditionToSignSchema = z.object({
  /** The smaller copy as it was made. */
  draft_key: z.string(),
  /** The portrait it was made of. */
  original_key: z.string(),
  signed_key: z.string(),
});
export type RenditionToSign = z.infer<typeof renditionToSignSchema>;

/**
 * Signs a smaller copy of a portrait with what the portrait's own manifest tells. Sent by images, done
 * by the worker, which alone has the key.
 */
export const renditionSignJob = defineJob({
  name: 'rendition.sign',
  queue: 'renditions',
  payload: renditionToSignSchema,
  result: z.null(),
  attempts: 3,
  backoffMs: 1000,
  dedupeKey: (payload) => `rendition-sign-${payload.signed_key}`,
});
