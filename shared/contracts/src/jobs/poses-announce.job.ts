import { z } from 'zod';
import { defineJob } from './job-definition.js';

export const posesAnnounceJob = defineJob({
  name: 'poses.announce',
  queue: 'results',
  payload: z.object({
    engine: z.string(),
    version: z.string().regex(/^[A-Za-z0-9._-]+$/),
    poses: z
      .array(
        z.object({
          key: z.string().regex(/^[a-z0-9-]+$/),
          picture_key: z.string(),
        }),
      )
      .min(1),
  }),
  result: z.null(),
  attempts: 10,
  backoffMs: 500,
  dedupeKey: (payload) => `poses-announce-${payload.engine}-${payload.version}`,
});
export type PosesAnnouncement = z.infer<typeof posesAnnounceJob.payload>;
