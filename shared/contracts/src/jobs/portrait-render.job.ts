import { z } from 'zod';
import { defineJob } from './job-definition.js';

/**
 * Makes one portrait. Sent by lenses, done by the worker, which fetches the brief by id.
 * `attempt` rises when the sweep re-adds a job that the queue has lost.
 */
export const portraitRenderJob = defineJob({
  name: 'portrait.render',
  queue: 'renders',
  payload: z.object({ render_id: z.uuid(), attempt: z.int().min(1) }),
  result: z.null(),
  attempts: 3,
  backoffMs: 500,
  dedupeKey: (payload) => `portrait-render-${payload.render_id}-${payload.attempt}`,
});
