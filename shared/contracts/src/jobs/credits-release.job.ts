import { z } from 'zod';
import { defineJob } from './job-definition.js';

/**
 * Gives a hold back: what it was for did not come about. Done by billing; of a hold that is not
 * there, or was released before, nothing is left to do.
 */
export const creditsReleaseJob = defineJob({
  name: 'credits.release',
  queue: 'credits',
  payload: z.object({ hold_id: z.uuid() }),
  result: z.null(),
  attempts: 10,
  backoffMs: 500,
  dedupeKey: (payload) => `credits-release-${payload.hold_id}`,
});
