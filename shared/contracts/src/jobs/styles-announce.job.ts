import { z } from 'zod';
import { defineJob } from './job-definition.js';

/**
 * An engine tells which styles it can render. Sent by a worker when it starts, recorded by lenses;
 * an announcement replaces the engine's earlier one.
 */
export const stylesAnnounceJob = defineJob({
  name: 'styles.announce',
  queue: 'results',
  payload: z.object({
    engine: z.string(),
    /** Tells one announcement from another, for example a hash of what is announced. */
    version: z.string().regex(/^[A-Za-z0-9._-]+$/),
    styles: z
      .array(
        z.object({
          id: z.string().regex(/^[a-z0-9-]+$/),
          title: z.string().min(4),
          description: z.string(),
          /** WebP in object storage. */
          preview_key: z.string(),
        }),
      )
      .min(1)
      .refine((styles) => new Set(styles.map(({ id }) => id)).size === styles.length, {
        error: 'two styles have the same id',
      }),
  }),
  result: z.null(),
  attempts: 10,
  backoffMs: 500,
  dedupeKey: (payload) => `styles-announce-${payload.engine}-${payload.version}`,
});
export type AnnouncedStyle = z.infer<typeof stylesAnnounceJob.payload>['styles'][number];
