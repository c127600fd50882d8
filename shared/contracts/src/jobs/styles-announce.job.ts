import { z } from 'zod';
import { RENDER_LANES } from '../generation/render-lane.js';
import { defineJob } from './job-definition.js';

export const stylesAnnounceJob = defineJob({
  name: 'styles.announce',
  queue: 'results',
  payload: z.object({
    engine: z.string(),
    /** Undefined for the studio. */
    engine_name: z.string().min(1).optional(),
    lane: z.enum(RENDER_LANES).optional(),
    version: z.string().regex(/^[A-Za-z0-9._-]+$/),
    styles: z
      .array(
        z.object({
          id: z.string().regex(/^[a-z0-9-]+$/),
          title: z.string().regex(/^\d\d ./),
          description: z.string(),
          preview_key: z.string().nullable(),
          /** Seconds per image on typical hardware. */
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
