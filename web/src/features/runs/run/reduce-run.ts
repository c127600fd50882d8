import { RANDOM_STYLE } from '@likeness/contracts/generation/style-value';
import { isFinal } from '@likeness/contracts/generation/render-state';
import type { RenderJob } from '@likeness/contracts/http/generation';
import type { LiveEvent } from '@likeness/contracts/events/live-events';
import type { Problem } from './problem.js';
import { isBusy, isPreparing, noRun, type Run, type RunState } from './run-state.js';
import { applyJob, applyNews, emptySlot, isUnfinished, type Slot, withEstimate } from './slot.js';
import * as text from '../messages.js';

/** What can happen to a run; times in milliseconds since the epoch. */
export type RunAction =
  | {
      type: 'submitted';
      order: Pick<Run, 'generationId' | 'style' | 'isFromWords'>;
      imageCount: number;
      at: number;
    }
  | { type: 'consent-asked' }
  | { type: 'consent-given' }
  | { type: 'upload-began'; total: number }
  | { type: 'photo-stored' }
  | { type: 'ordering' }
  /** The order may or may not have reached the server. */
  | { type: 'unanswered'; problem: Problem }
  | { type: 'stopped'; problem: Problem | null }
  | { type: 'news'; event: LiveEvent; at: number }
  /** Every job of the run that the server has. */
  | { type: 'facts'; jobs: readonly RenderJob[]; askedAt: number }
  | { type: 'followed'; jobs: readonly RenderJob[]; at: number }
  | { type: 'cancel-asked' }
  | { type: 'cancel-failed'; problem: Problem }
  | { type: 'settled' }
  | { type: 'reached'; isReachable: boolean }
  | { type: 'problem-raised'; problem: Problem }
  | { type: 'problem-dismissed' }
  | { type: 'put-away' }
  | { type: 'forgotten' };

/** Back to the form, with the results of the run before if there was one. */
function fallBack({ before }: RunState, problem: Problem | null): RunState {
  return { ...noRun, phase: before ? 'finished' : 'idle', run: before, problem };
}

/** Changes unfinished slots; a final state stays as it is. */
function changeSlots(state: RunState, change: (slot: Slot) => Slot): RunState {
  if (state.phase !== 'running' || !state.run) return state;
  const { slots: before } = state.run;
  const slots = before.map((slot) => (isUnfinished(slot) ? change(slot) : slot));
  if (slots.every((slot, index) => slot === before[index])) return state;
  const phase = slots.some(isUnfinished) ? 'running' : 'settling';
  return { ...state, phase, run: { ...state.run, slots } };
}

function applyNewsTo(state: RunState, event: LiveEvent, at: number): RunState {
  if (event.type === 'account.changed') return state;
  if (event.generation_id !== state.run?.generationId) return state;
  return changeSlots(state, (slot) =>
    slot.index === event.image_index ? applyNews(slot, event, at) : slot,
  );
}

function applyFacts(state: RunState, jobs: readonly RenderJob[], askedAt: number): RunState {
  const { run } = state;
  if (state.phase !== 'running' || !run) return state;
  const own = jobs.filter((job) => job.generation_id === run.generationId);
  if (own.length === 0 && run.unanswered) return fallBack(state, run.unanswered);
  const known = run.unanswered ? { ...state, run: { ...run, unanswered: null } } : state;
  return changeSlots(known, (slot) => {
    const job = own.find(({ image_index }) => image_index === slot.index);
    const isStale = slot.newsAt > askedAt;
    if (job)
      return isStale && !isFinal(job.state)
        ? withEstimate(slot, job)
        : applyJob(slot, job, askedAt);
    if (isStale) return slot;
    return { ...slot, state: 'failed', detail: text.noLongerHere };
  });
}

/** Takes up a generation that another page or an earlier visit ordered. */
function follow(state: RunState, jobs: readonly RenderJob[], at: number): RunState {
  const [first] = jobs;
  if (isBusy(state) || !first) return state;
  const slots = jobs
    .toSorted((a, b) => a.image_index - b.image_index)
    .map((job) => applyJob(emptySlot(job.image_index), job, at));
  const run: Run = {
    generationId: first.generation_id,
    style: jobs.every(({ style }) => style === first.style) ? first.style : RANDOM_STYLE,
    isFromWords: false,
    startedAt: Math.min(at, Date.parse(first.created_at)),
    slots,
    unanswered: null,
  };
  return { ...noRun, phase: slots.some(isUnfinished) ? 'running' : 'finished', run };
}

/**
 * The life of a generation as the page sees it. Facts and news may come in any order, twice, or
 * never: slots are found by generation and index, and what is final stays final.
 */
export function reduceRun(state: RunState, action: RunAction): RunState {
  switch (action.type) {
    case 'submitted': {
      if (isBusy(state)) return state;
      const slots = Array.from({ length: action.imageCount }, (_, index) => emptySlot(index));
      const run = { ...action.order, startedAt: action.at, slots, unanswered: null };
      return { ...noRun, phase: 'checking', run, before: state.run };
    }
    case 'consent-asked':
      return state.phase === 'checking' ? { ...state, phase: 'consent' } : state;
    case 'consent-given':
      return state.phase === 'consent' ? { ...state, phase: 'checking' } : state;
    case 'upload-began':
      if (state.phase !== 'checking') return state;
      return { ...state, phase: 'uploading', uploads: { done: 0, total: action.total } };
    case 'photo-stored':
      return { ...state, uploads: { ...state.uploads, done: state.uploads.done + 1 } };
    case 'ordering':
      return state.phase === 'uploading' ? { ...state, phase: 'running' } : state;
    case 'unanswered':
      if (state.phase !== 'running' || !state.run) return state;
      return { ...state, run: { ...state.run, unanswered: action.problem } };
    case 'stopped':
      return isPreparing(state) || state.phase === 'running'
        ? fallBack(state, action.problem)
        : state;
    case 'news':
      return applyNewsTo(state, action.event, action.at);
    case 'facts':
      return applyFacts(state, action.jobs, action.askedAt);
    case 'followed':
      return follow(state, action.jobs, action.at);
    case 'cancel-asked':
      return state.phase === 'running' ? { ...state, isCancelling: true } : state;
    case 'cancel-failed':
      return { ...state, isCancelling: false, problem: action.problem };
    case 'settled':
      if (state.phase !== 'settling') return state;
      return { ...state, phase: 'finished', before: null, isCancelling: false };
    case 'reached':
      if (state.isReachable === action.isReachable) return state;
      return { ...state, isReachable: action.isReachable };
    case 'problem-raised':
      return { ...state, problem: action.problem };
    case 'problem-dismissed':
      return { ...state, problem: null };
    case 'put-away':
      return isBusy(state) ? state : noRun;
    case 'forgotten':
      return noRun;
  }
}
