import { z } from 'zod';
import { defineJob } from './job-definition.js';

/**
 * Compares a stored file with delivered pictures that share some spots with it, and tells what
 * proves it a copy of one; null when nothing does. Sent by images, done by the worker.
 */
export const provenanceCompareJob = defineJob({
  name: 'provenance.compare',
  queue: 'provenance',
  payload: z.object({
    check_id: z.uuid(),
    object_key: z.string(),
    /** The likeliest first. */
    candidates: z.array(z.object({ image_id: z.uuid(), fingerprint_key: z.string() })),
  }),
  result: z.enum(['mark', 'fingerprint']).nullable(),
  // A file that a process died of is not looked at again.
  attempts: 1,
  backoffMs: 0,
  dedupeKey: (payload) => `provenance-compare-${payload.check_id}`,
});
export type ProvenanceCandidate = z.infer<
  typeof provenanceCompareJob.payload
>['candidates'][number];
