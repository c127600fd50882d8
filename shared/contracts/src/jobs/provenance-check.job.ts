import { z } from 'zod';
import { provenanceSchema } from '../http/provenance.js';
import { defineJob } from './job-definition.js';

/**
 * Looks where a stored file comes from; null for one that is no readable picture. Sent by images,
 * done by the worker.
 */
export const provenanceCheckJob = defineJob({
  name: 'provenance.check',
  queue: 'photos',
  payload: z.object({ check_id: z.uuid(), object_key: z.string() }),
  result: provenanceSchema.nullable(),
  attempts: 2,
  backoffMs: 200,
  dedupeKey: (payload) => `provenance-check-${payload.check_id}`,
});
