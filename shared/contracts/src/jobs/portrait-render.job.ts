import { z } from 'zod';
import type { RenderLane } from '../generation/render-lane.js';
import { defineJob, type JobDefinition, type QueueName } from './job-definition.js';

const payload = z.object({
  render_id: z.uuid(),
  attempt: z.int().min(1),
  /** Renders of one name differ by their seed alone; see `setOf`. */
  set: z.string().max(200).optional(),
});
type Payload = z.infer<typeof payload>;

function renderJob(name: string, queue: QueueName): JobDefinition<Payload, null> {
  return defineJob({
    name,
    queue,
    payload,
    result: z.null(),
    attempts: 3,
    backoffMs: 500,
    dedupeKey: ({ render_id, attempt }) => `${name.replace('.', '-')}-${render_id}-${attempt}`,
  });
}

/**
 * Makes one portrait. Sent by lenses, done by the worker, which fetches the spec by id.
 * `attempt` rises when the sweep re-adds a job that the queue has lost.
 */
export const portraitRenderJob = renderJob('portrait.render', 'renders');

/** The same by a model pack, in a queue that only workers with a pack for the task take from. */
const portraitDiffuseJob = renderJob('portrait.diffuse', 'diffusion-portraits');
const referencesDiffuseJob = renderJob('references.diffuse', 'diffusion-references');

/** The name that renders share which a worker may make in one run: those of one generation and style. */
export function setOf(generationId: string, styleId: string | null): string {
  return `${generationId} ${styleId ?? ''}`;
}

/** How a render of each lane is asked for. */
export const RENDER_JOBS: Readonly<Record<RenderLane, JobDefinition<Payload, null>>> = {
  studio: portraitRenderJob,
  'diffusion-portraits': portraitDiffuseJob,
  'diffusion-references': referencesDiffuseJob,
};
