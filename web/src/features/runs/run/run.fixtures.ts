import type { RenderJob } from '@likeness/contracts/http/generation';
import type { Image } from '@likeness/contracts/http/images';
import type { Run } from './run-state.js';
import { applyJob, emptySlot, type Slot } from './slot.js';

/** Stable ids and records for the specs of a run. */
export const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

export const GENERATION = uuid(900);

export const makeImage = (n: number, createdAt = '2026-11-20T10:00:20.000Z'): Image => ({
  id: uuid(n),
  name: `portrait-${n}.jpg`,
  url: `images/${uuid(n)}/file`,
  created_at: createdAt,
  width: 1024,
  height: 1024,
  reaction: null,
  creation_method_name: 'portrait',
  creation_method_config: { seed: n },
  should_add_watermark: 'true',
  likeness: { percent: 94, euclid: 0.3, cosine: 0.95, reference_id: uuid(800) },
  expires_at: null,
  placeholder: null,
});

export const makeJob = (index: number, part: Partial<RenderJob> = {}): RenderJob => ({
  job_id: uuid(100 + index),
  generation_id: GENERATION,
  image_index: index,
  image_count: 3,
  state: 'queued',
  queue_place: index,
  estimated_wait_seconds: 5 * index,
  awaits: null,
  estimated_seconds: null,
  created_at: '2026-11-20T10:00:00.000Z',
  tool: 'lenszero',
  style: 'oil',
  credits: 0,
  is_watermarked: true,
  error: null,
  images: [],
  ...part,
});

export const makeDone = (index: number): RenderJob =>
  makeJob(index, {
    state: 'done',
    queue_place: null,
    estimated_wait_seconds: null,
    estimated_seconds: null,
    images: [makeImage(index)],
  });

export const makeRun = (slots: readonly Slot[], part: Partial<Run> = {}): Run => ({
  generationId: GENERATION,
  style: 'oil',
  isFromWords: false,
  startedAt: 0,
  slots,
  unanswered: null,
  ...part,
});

export const runOf = (...slots: Slot[]): Run => makeRun(slots);

export const slotOf = (job: RenderJob, at = 0): Slot =>
  applyJob(emptySlot(job.image_index), job, at);

export const waiting = (index: number, place: number, seconds: number): RenderJob =>
  makeJob(index, { queue_place: place, estimated_wait_seconds: seconds });
