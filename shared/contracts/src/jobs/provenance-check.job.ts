import { z } from 'zod';
import { provenanceFindingsSchema } from '../http/provenance.js';
import { defineJob } from './job-definition.js';

/**
 * Reads what a stored file itself tells of where it comes from; null for one that is no readable
 * picture. Sent by images, done by the worker.
 */
export const provenanceCheckJob = defineJob({
  name: 'provenance.check',
  queue: 'provenance',
  payload: z.object({ check_id: z.uuid(), object_key: z.string() }),
  result: provenanceFindingsSchema.nullable(),
  // A file that a process died of is not looked at again.
  attempts: 1,
  backoffMs: 0,
  dedupeKey: (payload) => `provenance-check-${payload.check_id}`,
});
