import { z } from 'zod';
import { provenanceFindingsSchema } from '../http/provenance.js';
import { defineJob } from './job-definition.js';

/** Returns null for an unreadable image. */
export const provenanceCheckJob = defineJob({
  name: 'provenance.check',
  queue: 'provenance',
  payload: z.object({ check_id: z.uuid(), object_key: z.string() }),
  result: provenanceFindingsSchema.nullable(),
  // No retry: the file may have crashed the process.
  tries: 1,
  backoffMs: 0,
  dedupeKey: (payload) => `provenance-check-${payload.check_id}`,
});
