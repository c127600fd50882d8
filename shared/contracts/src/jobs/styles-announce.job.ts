import { z } from 'zod';
import { RENDER_LANES } from '../generation/render-lane.js';
import { defineJob } from './job-definition.js';

/**
 * An engine tells which styles it can render. Sent by a worker when it starts or takes up a model pack,
 * recorded by lenses; an announcement replaces the engine's earlier one.
 */
export const stylesAnnounceJob = defineJob({
  name: 'styles.announce',
  queue: 'results',
  payload: z.object({
    engine: z.string(),
    /** What people read beside its styles; none for the studio. */
    engine_name: z.string().min(1).optional(),
    /** Where its renders wait; by default the studio's. */
    lane: z.enum(RENDER_LANES).optional(),
    /** Tells one announcement from another, for example a hash of what is announced. */
    version: z.string().regex(/^[A-Za-z0-9._-]+$/),
    styles: z
      .array(
        z.object({
          id: z.string().regex(/^[a-z0-9-]+$/),
          title: z.string().min(4),
          description: z.string(),
          /** WebP in object storage; null while there is none. */
          preview_key: z.string().nullable(),
          /** Seconds that an image takes on an ordinary machine. */
          usual_seconds: z.number().positive().optional(),
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
export type StylesAnnouncement = z.infer<typeof stylesAnnounceJob.payload>;
