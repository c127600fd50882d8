import { isFinal, type RenderState } from '@likeness/contracts/generation/render-state';
import type { AwaitedPart, RenderJob, RenderStage } from '@likeness/contracts/http/generation';
import type { Image } from '@likeness/contracts/http/images';
import type { RenderEvent } from '@likeness/contracts/events/live-events';
import { isEarlierStage, laterStage, makerBy } from './stages.js';
import * as text from '../messages.js';

/** One image of the run, from the order to the picture; times in milliseconds since the epoch. */
export type Slot = {
  index: number;
  state: RenderState;
  jobId: string | null;
  queuePlace: number | null;
  waitSeconds: number | null;
  awaits: AwaitedPart;
  /** When the server reported queue place, wait and what the image waits for. */
  waitToldAt: number;
  estimatedSeconds: number | null;
  stage: RenderStage | null;
  /** True once a stage shows that a diffusion model draws it. */
  isDiffused: boolean;
  /** 0 to 100 of this image. */
  percent: number;
  /** When the first news of its rendering came; null if it was missed. */
  begunAt: number | null;
  /** Its percent at `begunAt`: a page may join in the middle. */
  begunPercent: number;
  /** Milliseconds from the first to the last news of its rendering. */
  took: number | null;
  /** Restarts: the likeness was too low, or the worker stopped. */
  attempts: number;
  /** The newest preview, a `data:` URL. */
  preview: string | null;
  style: string | null;
  /** Credits that the server holds or has charged for it. */
  credits: number;
  /** By the server's clock; ISO 8601. */
  acceptedAt: string | null;
  image: Image | null;
  detail: string | null;
  /** When its last live news came; facts asked for earlier are stale. */
  newsAt: number;
};

export function isUnfinished(slot: Slot): boolean {
  return !isFinal(slot.state);
}

/** It waits for a worker that is missing. */
export const isHeldUp = (slot: Slot) => isUnfinished(slot) && slot.awaits !== null;

export const emptySlot = (index: number): Slot => ({
  index,
  state: 'queued',
  jobId: null,
  queuePlace: null,
  waitSeconds: null,
  awaits: null,
  waitToldAt: 0,
  estimatedSeconds: null,
  stage: null,
  isDiffused: false,
  percent: 0,
  begunAt: null,
  begunPercent: 0,
  took: null,
  attempts: 0,
  preview: null,
  style: null,
  credits: 0,
  acceptedAt: null,
  image: null,
  detail: null,
  newsAt: 0,
});

/** The slot by the server's record of its job, asked for at `at`. */
export function applyJob(slot: Slot, job: RenderJob, at: number): Slot {
  const image = job.images[0] ?? null;
  const isEmpty = job.state === 'done' && image === null;
  return {
    ...slot,
    jobId: job.job_id,
    state: isEmpty ? 'failed' : job.state,
    queuePlace: job.state === 'queued' ? job.queue_place : null,
    waitSeconds: job.state === 'queued' ? job.estimated_wait_seconds : null,
    awaits: job.awaits,
    waitToldAt: at,
    estimatedSeconds: job.estimated_seconds ?? slot.estimatedSeconds,
    stage: job.state === 'rendering' ? slot.stage : null,
    percent: job.state === 'rendering' ? slot.percent : 0,
    begunAt: job.state === 'rendering' ? slot.begunAt : null,
    preview: job.state === 'rendering' ? slot.preview : null,
    style: job.style,
    credits: job.credits,
    acceptedAt: job.created_at,
    image: job.state === 'done' ? image : null,
    detail: isEmpty ? text.madeButNotLoaded : (job.error?.detail ?? null),
  };
}

/** Takes from a stale record only the estimate, which does not change. */
export function withEstimate(slot: Slot, { estimated_seconds }: RenderJob): Slot {
  const isNew = slot.estimatedSeconds === null && estimated_seconds !== null;
  return isNew ? { ...slot, estimatedSeconds: estimated_seconds } : slot;
}

/** The slot after live news that came at `at`. */
export function applyNews(slot: Slot, event: RenderEvent, at: number): Slot {
  const told = { ...slot, jobId: event.job_id, newsAt: at };
  const begun = { state: 'rendering', queuePlace: null, waitSeconds: null, awaits: null } as const;
  switch (event.type) {
    case 'render.queued':
      return {
        ...told,
        state: 'queued',
        queuePlace: event.queue_place,
        waitSeconds: event.estimated_wait_seconds,
        awaits: event.awaits,
        waitToldAt: at,
        estimatedSeconds: event.estimated_seconds ?? slot.estimatedSeconds,
        stage: null,
        isDiffused: false,
        percent: 0,
        begunAt: null,
        attempts: slot.attempts + (slot.state === 'rendering' ? 1 : 0),
        preview: null,
      };
    case 'render.progressed':
      return {
        ...told,
        ...begun,
        // A second, gentler attempt repeats stages; progress never goes backwards.
        stage: laterStage(slot.stage, event.stage),
        isDiffused: slot.isDiffused || makerBy(event.stage) === 'diffusion',
        percent: Math.max(slot.percent, event.percent),
        begunAt: slot.begunAt ?? at,
        begunPercent: slot.begunAt === null ? event.percent : slot.begunPercent,
        attempts: slot.attempts + (isEarlierStage(event.stage, slot.stage) ? 1 : 0),
      };
    case 'render.previewed':
      return { ...told, ...begun, preview: event.preview };
    case 'render.finished': {
      const took = slot.begunAt === null ? null : at - slot.begunAt;
      return { ...applyJob(slot, event.job, at), took, newsAt: at };
    }
  }
}
