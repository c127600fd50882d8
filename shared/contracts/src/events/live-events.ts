import { z } from 'zod';
import { ownerSchema } from '../identity/owner.js';
import { awaitedSchema, renderJobSchema, renderStageSchema } from '../http/generation.js';

const renderRef = {
  job_id: z.uuid(),
  generation_id: z.uuid(),
  image_index: z.int(),
};

/** News for one owner's pages. They may be lost; the page can always ask for the job itself. */
export const liveEventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('render.queued'),
    ...renderRef,
    queue_place: z.int(),
    estimated_wait_seconds: z.int(),
    awaits: awaitedSchema,
    /** What making it is likely to take once it has begun. */
    estimated_seconds: z.number().nullable().default(null),
  }),
  z.object({
    type: z.literal('render.progressed'),
    ...renderRef,
    stage: renderStageSchema,
    /** 0..100 of this image. */
    percent: z.number().min(0).max(100),
  }),
  z.object({
    type: z.literal('render.previewed'),
    ...renderRef,
    stage: renderStageSchema,
    /** `data:` URL of a WebP of at most 256 px, watermarked where the portrait will be. */
    preview: z.string().startsWith('data:image/webp;base64,').max(60_000),
  }),
  z.object({ type: z.literal('render.finished'), ...renderRef, job: renderJobSchema }),
  /** Credits or subscription changed: `users/me` reads differently now. */
  z.object({ type: z.literal('account.changed') }),
]);
export type LiveEvent = z.infer<typeof liveEventSchema>;
/** News about one image that is being made. */
export type RenderEvent = Exclude<LiveEvent, { type: 'account.changed' }>;
export type LiveEventType = LiveEvent['type'];

/** A live event with its addressee, as it travels between processes. */
export const addressedEventSchema = z.object({ owner: ownerSchema, event: liveEventSchema });
export type AddressedEvent = z.infer<typeof addressedEventSchema>;

/** News between processes that no browser sees. */
export const signalSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('render.cancelled'), render_id: z.uuid() }),
  /** Somebody else has begun the render; who claimed it earlier need not go on. */
  z.object({ type: z.literal('render.taken'), render_id: z.uuid(), claim: z.int() }),
  z.object({ type: z.literal('sessions.ended'), session_ids: z.array(z.uuid()) }),
]);
export type Signal = z.infer<typeof signalSchema>;
