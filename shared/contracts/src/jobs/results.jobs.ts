import { z } from 'zod';
import { likenessSchema } from '../http/images.js';
import { recipeSchema } from '../http/recipe.js';
import { RENDER_LANES } from '../generation/render-lane.js';
import { styleValue } from '../generation/style-value.js';
import { defineJob } from './job-definition.js';

export const renderOutcomeSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('rendered'),
    master_key: z.string(),
    watermarked_key: z.string(),
    /** A `FingerprintFile`; optional for workers of the previous version. */
    fingerprint_key: z.string().optional(),
    width: z.int(),
    height: z.int(),
    likeness: likenessSchema.nullable(),
    record: recipeSchema,
  }),
  z.object({ status: z.literal('refused'), code: z.string(), detail: z.string() }),
  z.object({ status: z.literal('failed') }),
]);
export type RenderOutcome = z.infer<typeof renderOutcomeSchema>;

const payload = z.object({
  render_id: z.uuid(),
  attempt: z.int().min(1),
  /** Number of the lease, from the spec; absent if the worker had none. */
  claim: z.int().min(1).optional(),
  outcome: renderOutcomeSchema,
});
export type PortraitResult = z.infer<typeof payload>;

/** Records the outcome of a portrait. The worker sends it, lenses handles it. */
export const portraitResultJob = defineJob({
  name: 'portrait.result',
  queue: 'results',
  payload,
  tries: 10,
  dedupeKey: ({ render_id, attempt, claim }) =>
    ['portrait-result', render_id, attempt, ...(claim === undefined ? [] : [claim])].join('-'),
});

/** Until 0.3.0, the title began with `sort`. */
function withSort(style: unknown): unknown {
  const former = z.object({ sort: z.undefined().optional(), title: z.string().regex(/^\d\d ./) });
  const { data } = former.loose().safeParse(style);
  return data
    ? { ...data, sort: Number(data.title.slice(0, 2)), title: styleValue(data.title) }
    : style;
}

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
        z.preprocess(
          withSort,
          z.object({
            id: z.string().regex(/^[a-z0-9-]+$/),
            sort: z.int().min(0).max(99),
            title: z.string().min(1),
            description: z.string(),
            preview_key: z.string().nullable(),
            /** Seconds per image on typical hardware. */
            usual_seconds: z.number().positive().optional(),
          }),
        ),
      )
      .min(1)
      .refine((styles) => new Set(styles.map(({ id }) => id)).size === styles.length, {
        error: 'two styles have the same id',
      }),
  }),
  tries: 10,
  dedupeKey: (payload) => `styles-announce-${payload.engine}-${payload.version}`,
});
export type StylesAnnouncement = z.infer<typeof stylesAnnounceJob.payload>;

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
  tries: 10,
  dedupeKey: (payload) => `poses-announce-${payload.engine}-${payload.version}`,
});
export type PosesAnnouncement = z.infer<typeof posesAnnounceJob.payload>;
