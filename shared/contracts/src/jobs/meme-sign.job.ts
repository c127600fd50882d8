import { z } from 'zod';
import { defineJob } from './job-definition.js';

const memeToSignSchema = z.object({
  draft_key: z.string(),
  original_key: z.string(),
  signed_key: z.string(),
});
export type MemeToSign = z.infer<typeof memeToSignSchema>;

/** Only the worker has the key. Returns false if the original has none of our credentials. */
export const memeSignJob = defineJob({
  name: 'meme.sign',
  queue: 'renditions',
  payload: memeToSignSchema,
  result: z.boolean(),
  attempts: 3,
  backoffMs: 1000,
  dedupeKey: (payload) => `meme-sign-${payload.signed_key}`,
});
