import { z } from 'zod';
import type { RenderLane } from '../generation/render-lane.js';
import { defineJob, type JobDefinition } from './job-definition.js';
import type { QueueName } from '../names/queues.js';

const payload = z.object({
  render_id: z.uuid(),
  attempt: z.int().min(1),
  set: z.string().max(200).optional(),
});
type Payload = z.infer<typeof payload>;

function renderJob(name: string, queue: QueueName): JobDefinition<Payload, null> {
  return defineJob({
    name,
    queue,
    payload,
    tries: 3,
    dedupeKey: ({ render_id, attempt }) => `${name.replace('.', '-')}-${render_id}-${attempt}`,
  });
}

/** `attempt` increases when the sweep restores a lost job. */
export const portraitRenderJob = renderJob('portrait.render', 'renders');

/** Only workers with a matching model pack consume this queue. */
const portraitDiffuseJob = renderJob('portrait.diffuse', 'diffusion-portraits');
const referencesDiffuseJob = renderJob('references.diffuse', 'diffusion-references');

/** A worker may batch renders of one set. */
export function setOf(generationId: string, styleId: string | null): string {
  return `${generationId} ${styleId ?? ''}`;
}

export const RENDER_JOBS: Readonly<Record<RenderLane, JobDefinition<Payload, null>>> = {
  studio: portraitRenderJob,
  'diffusion-portraits': portraitDiffuseJob,
  'diffusion-references': referencesDiffuseJob,
};
