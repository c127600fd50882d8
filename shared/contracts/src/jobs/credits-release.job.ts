import { z } from 'zod';
import { defineJob } from './job-definition.js';

export const creditsReleaseJob = defineJob({
  name: 'credits.release',
  queue: 'credits',
  payload: z.object({ hold_id: z.uuid() }),
  result: z.null(),
  attempts: 10,
  backoffMs: 500,
  dedupeKey: (payload) => `credits-release-${payload.hold_id}`,
});
