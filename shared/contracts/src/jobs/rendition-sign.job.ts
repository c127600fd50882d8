import { z } from 'zod';
import { defineJob } from './job-definition.js';

const renditionToSignSchema = z.object({
  draft_key: z.string(),
  original_key: z.string(),
  signed_key: z.string(),
});
export type RenditionToSign = z.infer<typeof renditionToSignSchema>;

/** Copies the portrait's manifest to a smaller rendition. Only the worker has the signing key. */
export const renditionSignJob = defineJob({
  name: 'rendition.sign',
  queue: 'renditions',
  payload: renditionToSignSchema,
  result: z.null(),
  attempts: 3,
  backoffMs: 1000,
  dedupeKey: (payload) => `rendition-sign-${payload.signed_key}`,
});
