import { z } from 'zod';
import { defineJob } from './job-definition.js';

const memeToSignSchema = z.object({
  /** The picture with its lettering, as images has put it together. */
  draft_key: z.string(),
  /** The file that the lettering was put on. */
  original_key: z.string(),
  signed_key: z.string(),
});
export type MemeToSign = z.infer<typeof memeToSignSchema>;

/**
 * Signs a meme as an edited copy of a picture that was made here. Sent by images, done by the worker,
 * which alone has the key. The result is false for a picture that has no credentials of ours.
 */
export const memeSignJob = defineJob({
  name: 'meme.sign',
  queue: 'renditions',
  payload: memeToSignSchema,
  result: z.boolean(),
  attempts: 3,
  backoffMs: 1000,
  dedupeKey: (payload) => `meme-sign-${payload.signed_key}`,
});
