import { isFinal, type RenderState } from '@likeness/contracts/generation/render-state';
import type { RenderJob, RenderStage } from '@likeness/contracts/http/generation';
import type { Image } from '@likeness/contracts/http/images';
import type { RenderEvent } from '@likeness/contracts/events/live-events';

type SlotState = 'sending' | RenderState;

/** One image of the run, from the request to the picture. */
export type Slot = {
  index: number;
  state: SlotState;
  jobId: string | null;
  queuePlace: number | null;
  waitSeconds: number | null;
  stage: RenderStage | null;
  /** 0 to 100 of this image. */
  percent: number;
  /** The newest picture of it on the way, a `data:` URL. */
  preview: string | null;
  style: string | null;
  /** Credits that the server holds or has charged for it. */
  credits: number;
  /** When the server took the job, by its own clock; ISO 8601. */
  acceptedAt: string | null;
  image: Image | null;
  detail: string | null;
  /** When the last live news of it came; facts asked for earlier are stale. Milliseconds. */
  newsAt: number;
};

export function isUnfinished(slot: Slot): boolean {
  return slot.state === 'sending' || !isFinal(slot.state);
}

export const emptySlot = (index: number): Slot => ({
  index,
  state: 'sending',
  jobId: null,
  queuePlace: null,
  waitSeconds: null,
  stage: null,
  percent: 0,
  preview: null,
  style: null,
  credits: 0,
  acceptedAt: null,
  image: null,
  detail: null,
  newsAt: 0,
});

const NO_IMAGE = 'The portrait was made but no image came with the answer.';

/** The slot as the server's record of its job says. */
export function applyJob(slot: Slot, job: RenderJob): Slot {
  const image = job.images[0] ?? null;
  const isEmpty = job.state === 'done' && image === null;
  return {
    ...slot,
    jobId: job.job_id,
    state: isEmpty ? 'failed' : job.state,
    queuePlace: job.state === 'queued' ? job.queue_place : null,
    waitSeconds: job.state === 'queued' ? job.estimated_wait_seconds : null,
    stage: job.state === 'rendering' ? slot.stage : null,
    percent: job.state === 'rendering' ? slot.percent : 0,
    preview: job.state === 'rendering' ? slot.preview : null,
    style: job.style,
    credits: job.credits,
    acceptedAt: job.created_at,
    image: job.state === 'done' ? image : null,
    detail: isEmpty ? NO_IMAGE : (job.error?.detail ?? null),
  };
}

/** The slot after a piece of live news that came at `at`, in milliseconds. */
export function applyNews(slot: Slot, event: RenderEvent, at: number): Slot {
  switch (event.type) {
    case 'render.queued':
      return {
        ...slot,
        jobId: event.job_id,
        state: 'queued',
        queuePlace: event.queue_place,
        waitSeconds: event.estimated_wait_seconds,
        stage: null,
        percent: 0,
        preview: null,
        newsAt: at,
      };
    case 'render.progressed':
      return {
        ...slot,
        jobId: event.job_id,
        state: 'rendering',
        queuePlace: null,
        waitSeconds: null,
        stage: event.stage,
        percent: event.percent,
        newsAt: at,
      };
    case 'render.previewed':
      return {
        ...slot,
        jobId: event.job_id,
        state: 'rendering',
        queuePlace: null,
        waitSeconds: null,
        stage: event.stage,
        preview: event.preview,
        newsAt: at,
      };
    case 'render.finished':
      return { ...applyJob(slot, event.job), newsAt: at };
  }
}
