import { z } from 'zod';
import { provenanceFindingsSchema } from '../http/provenance.js';
import { shareBoxSchema } from '../photos/face-choice.js';
import { defineJob } from './job-definition.js';

/** Returns null for an unreadable image. */
export const provenanceCheckJob = defineJob({
  name: 'provenance.check',
  queue: 'provenance',
  payload: z.object({ check_id: z.uuid(), object_key: z.string() }),
  result: provenanceFindingsSchema.nullable(),
  // No retry: the file may have crashed the process.
  attempts: 1,
  backoffMs: 0,
  dedupeKey: (payload) => `provenance-check-${payload.check_id}`,
});

export const provenanceCandidateSchema = z.object({
  image_id: z.uuid(),
  fingerprint_key: z.string(),
});
export type ProvenanceCandidate = z.infer<typeof provenanceCandidateSchema>;

const provenanceFoundSchema = z.object({
  part: shareBoxSchema,
  /** Share of the file that shows the candidate. */
  covers: z.number(),
});
export type ProvenanceFound = z.infer<typeof provenanceFoundSchema>;

/** Returns null if no candidate matches. */
export const provenanceCompareJob = defineJob({
  name: 'provenance.compare',
  queue: 'provenance',
  payload: z.object({
    check_id: z.uuid(),
    object_key: z.string(),
    candidates: z.array(provenanceCandidateSchema),
  }),
  result: provenanceFoundSchema.nullable(),
  // No retry: the file may have crashed the process.
  attempts: 1,
  backoffMs: 0,
  dedupeKey: (payload) => `provenance-compare-${payload.check_id}`,
});
