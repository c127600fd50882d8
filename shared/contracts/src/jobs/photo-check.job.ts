import { z } from 'zod';
import { photoVerdictSchema } from '../photos/verdict.js';
import { defineJob } from './job-definition.js';

export const photoCheckJob = defineJob({
  name: 'photo.check',
  queue: 'photos',
  payload: z.object({ photo_id: z.uuid(), object_key: z.string() }),
  result: photoVerdictSchema,
  attempts: 2,
  backoffMs: 200,
  dedupeKey: (payload) => `photo-check-${payload.photo_id}`,
});
