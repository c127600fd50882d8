import { z } from 'zod';
import { ownerSchema } from '../identity/owner.js';
import { awaitedSchema, renderJobSchema, renderStageSchema } from '../http/generation.js';

const renderRef = {
  job_id: z.uuid(),
  generation_id: z.uuid(),
  image_index: z.int(),
};

/** Delivery is best effort; pages can poll the job. */
export const liveEventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('render.queued'),
    ...renderRef,
    queue_place: z.int(),
    estimated_wait_seconds: z.int(),
    awaits: awaitedSchema,
    estimated_seconds: z.number().nullable().default(null),
  }),
  z.object({
    type: z.literal('render.progressed'),
    ...renderRef,
    stage: renderStageSchema,
    /** 0 to 100, for this image. */
    percent: z.number().min(0).max(100),
  }),
  z.object({
    type: z.literal('render.previewed'),
    ...renderRef,
    stage: renderStageSchema,
    /** `data:` URL of a WebP of at most 256 px, with a watermark if the portrait has one. */
    preview: z.string().startsWith('data:image/webp;base64,').max(60_000),
  }),
  z.object({ type: z.literal('render.finished'), ...renderRef, job: renderJobSchema }),
  z.object({ type: z.literal('account.changed') }),
]);
export type LiveEvent = z.infer<typeof liveEventSchema>;
export type RenderEvent = Exclude<LiveEvent, { type: 'account.changed' }>;

export const addressedEventSchema = z.object({ owner: ownerSchema, event: liveEventSchema });
export type AddressedEvent = z.infer<typeof addressedEventSchema>;

/** Messages between processes; never sent to browsers. */
export const signalSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('render.cancelled'), render_id: z.uuid() }),
  /** Another worker has leased the render, so workers with an earlier lease (`claim`) stop. */
  z.object({ type: z.literal('render.taken'), render_id: z.uuid(), claim: z.int() }),
  z.object({ type: z.literal('sessions.ended'), session_ids: z.array(z.uuid()) }),
]);
export type Signal = z.infer<typeof signalSchema>;
