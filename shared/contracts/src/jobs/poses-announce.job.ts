import { z } from 'zod';
import { defineJob } from './job-definition.js';

/**
 * An engine tells which head poses it offers. Sent by a worker when it starts, recorded by lenses;
 * an announcement replaces the engine's earlier one.
 */
export const posesAnnounceJob = defineJob({
  name: 'poses.announce',
  queue: 'results',
  payload: z.object({
    engine: z.string(),
    /** Tells one announcement from another, for example a hash of what is announced. */
    version: z.string().regex(/^[A-Za-z0-9._-]+$/),
    poses: z
      .array(
        z.object({
          key: z.string().regex(/^[a-z0-9-]+$/),
          /** WebP in object storage. */
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
export type AnnouncedPose = z.infer<typeof posesAnnounceJob.payload>['poses'][number];
