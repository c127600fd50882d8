import type { RenderJob } from '@likeness/contracts/http/generation';
import type { RunForm, RunState } from './run-state.js';
import { applyJob, emptySlot } from './slot.js';

/** Takes up the newest generation among jobs that another page or an earlier visit began. */
export function adopt(state: RunState, jobs: readonly RenderJob[], at: number): RunState {
  const newest = jobs.toSorted((a, b) => b.created_at.localeCompare(a.created_at))[0];
  if (!newest) return state;
  const own = jobs
    .filter((job) => job.generation_id === newest.generation_id)
    .toSorted((a, b) => a.image_index - b.image_index);
  const form: RunForm = {
    generationId: newest.generation_id,
    style: newest.style,
    imageCount: newest.image_count,
    send: null,
  };
  const slots = own.map((job) => applyJob(emptySlot(job.image_index), job, at));
  const startedAt = Math.min(at, Date.parse(own[0]?.created_at ?? newest.created_at));
  return { ...state, phase: 'running', startedAt, run: { form, startedAt, slots } };
}
