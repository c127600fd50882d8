import { z } from 'zod';
import { defineJob } from './job-definition.js';

/** Retries longer than a hold lives, so that an outage of billing makes nothing free. */
export const creditsCaptureJob = defineJob({
  name: 'credits.capture',
  queue: 'credits',
  payload: z.object({ hold_id: z.uuid() }),
  tries: 13,
  dedupeKey: (payload) => `credits-capture-${payload.hold_id}`,
});

export const creditsReleaseJob = defineJob({
  name: 'credits.release',
  queue: 'credits',
  payload: z.object({ hold_id: z.uuid() }),
  tries: 10,
  dedupeKey: (payload) => `credits-release-${payload.hold_id}`,
});
