import { isFinal } from '@likeness/contracts/generation/render-state';
import type { RenderJob } from '@likeness/contracts/http/generation';
import type { Image } from '@likeness/contracts/http/images';
import { adopt } from './adopt.js';
import { mergeSlots } from './merge-slots.js';
import { graver, type Problem } from './problem.js';
import type { RunAction } from './run-action.js';
import { imagesOf, isBusy, noRun, type RunState } from './run-state.js';
import { applyJob, applyNews, emptySlot, isUnfinished, type Slot, withEstimate } from './slot.js';

const EARLIER_KEPT = 30;

function shelve(state: RunState): readonly Image[] {
  const fresh = imagesOf(state.run).toReversed();
  const known = new Set(fresh.map(({ id }) => id));
  return [...fresh, ...state.earlier.filter(({ id }) => !known.has(id))].slice(0, EARLIER_KEPT);
}

/** Back to where the person can act: the form, with the results of an earlier run if there are. */
function fallBack(state: RunState, problem: Problem | null): RunState {
  const phase = state.run ? 'finished' : 'idle';
  return { ...noRun, phase, run: state.run, earlier: state.earlier, problem };
}

/** A run none of whose images was ever accepted leaves nothing behind but its problem. */
function settleIfDone(state: RunState): RunState {
  if (state.phase !== 'running' || !state.run) return state;
  if (state.run.slots.some(isUnfinished)) return state;
  const wasAccepted = state.run.slots.some(({ jobId }) => jobId !== null);
  if (!wasAccepted && state.problem) return fallBack({ ...state, run: null }, state.problem);
  return { ...state, phase: 'settling' };
}

/** Changes one slot; a final state stays as it is. */
function changeSlot(state: RunState, index: number, change: (slot: Slot) => Slot): RunState {
  if (!state.run) return state;
  let isChanged = false;
  const slots = state.run.slots.map((slot) => {
    if (slot.index !== index || !isUnfinished(slot)) return slot;
    const next = change(slot);
    isChanged ||= next !== slot;
    return next;
  });
  return isChanged ? settleIfDone({ ...state, run: { ...state.run, slots } }) : state;
}

function applyFacts(state: RunState, jobs: readonly RenderJob[], askedAt: number): RunState {
  return jobs
    .filter((job) => job.generation_id === state.run?.form.generationId)
    .reduce(
      (next, job) =>
        changeSlot(next, job.image_index, (slot) =>
          slot.newsAt > askedAt && !isFinal(job.state)
            ? withEstimate(slot, job)
            : applyJob(slot, job, askedAt),
        ),
      state,
    );
}

/** What another tab has written of the run that it drives. */
function follow(
  state: RunState,
  { run, earlier, preparation }: Extract<RunAction, { type: 'followed' }>,
): RunState {
  const base = { ...state, earlier, problem: null, isElsewhere: true };
  if (preparation) {
    const { preparation: preparing, at, uploads } = preparation;
    return { ...base, run, phase: 'uploading', preparing, startedAt: at, uploads };
  }
  if (!run) return { ...noRun, earlier };
  const isSame = run.form.generationId === state.run?.form.generationId;
  const slots = isSame ? mergeSlots(state.run?.slots ?? [], run.slots) : run.slots;
  const isOver = !slots.some(isUnfinished);
  if (isOver && isSame && (state.phase === 'settling' || state.phase === 'finished')) {
    return { ...base, run: { ...run, slots } };
  }
  return {
    ...base,
    run: { ...run, slots },
    isElsewhere: !isOver,
    preparing: null,
    phase: isOver ? 'finished' : 'running',
    startedAt: isOver ? null : run.startedAt,
  };
}

/**
 * The life of a generation as the page sees it. Facts and news may come in any order, twice, or
 * never: slots are found by generation and index, and what is final stays final.
 */
export function reduceRun(state: RunState, action: RunAction): RunState {
  switch (action.type) {
    case 'submitted':
      if (isBusy(state)) return state;
      return {
        ...state,
        phase: 'checking',
        preparing: action.preparation,
        startedAt: action.at,
        uploads: { done: 0, total: 0 },
        problem: null,
      };
    case 'consent-asked':
      return state.phase === 'checking' ? { ...state, phase: 'consent' } : state;
    case 'consent-given':
      return state.phase === 'consent' ? { ...state, phase: 'checking' } : state;
    case 'upload-began':
      if (state.phase !== 'checking') return state;
      return { ...state, phase: 'uploading', uploads: { done: 0, total: action.total } };
    case 'photo-stored':
      return { ...state, uploads: { ...state.uploads, done: state.uploads.done + 1 } };
    case 'stopped':
      return isBusy(state) ? fallBack(state, action.problem) : state;
    case 'started': {
      if (state.phase !== 'uploading' || state.startedAt === null) return state;
      const { form } = action;
      const slots = Array.from({ length: form.imageCount }, (_, index) => emptySlot(index));
      const run = { form, startedAt: state.startedAt, slots };
      return { ...state, phase: 'running', preparing: null, earlier: shelve(state), run };
    }
    case 'accepted':
      return changeSlot(state, action.index, (slot) => ({
        ...slot,
        jobId: action.jobId,
        state: slot.state === 'sending' ? 'queued' : slot.state,
      }));
    case 'send-failed':
      return changeSlot(
        { ...state, problem: graver(state.problem, action.problem) },
        action.index,
        (slot) => ({ ...slot, state: 'failed', detail: action.problem.detail }),
      );
    case 'news': {
      const { event } = action;
      if (event.type === 'account.changed') return state;
      if (event.generation_id !== state.run?.form.generationId) return state;
      return changeSlot(state, event.image_index, (slot) => applyNews(slot, event, action.at));
    }
    case 'facts':
      return applyFacts(state, action.jobs, action.askedAt);
    case 'lost':
      return changeSlot(state, action.index, (slot) => ({
        ...slot,
        state: 'failed',
        detail: 'The studio no longer knows this portrait.',
      }));
    case 'cancel-asked':
      return state.phase === 'running' ? { ...state, isCancelling: true } : state;
    case 'cancelled':
      return changeSlot(state, action.index, (slot) => ({ ...slot, state: 'cancelled' }));
    case 'cancel-failed':
      return { ...state, isCancelling: false, problem: action.problem };
    case 'settled':
      if (state.phase !== 'settling') return state;
      return {
        ...state,
        phase: 'finished',
        startedAt: null,
        isCancelling: false,
        isElsewhere: false,
      };
    case 'restored': {
      if (isBusy(state)) return state;
      const { run, earlier, preparation } = action;
      if (preparation) {
        const { preparation: preparing, at } = preparation;
        return { ...noRun, phase: 'checking', preparing, startedAt: at, run, earlier };
      }
      if (!run) return { ...state, earlier };
      const phase = run.slots.some(isUnfinished) ? 'running' : 'finished';
      return { ...state, run, earlier, phase, startedAt: run.startedAt };
    }
    case 'followed':
      return follow(state, action);
    case 'taken-over':
      return { ...state, isElsewhere: false };
    case 'adopted':
      return state.phase === 'idle' ? adopt(state, action.jobs, action.at) : state;
    case 'reached':
      return state.isReachable === action.isReachable
        ? state
        : { ...state, isReachable: action.isReachable };
    case 'problem-raised':
      return { ...state, problem: action.problem };
    case 'problem-dismissed':
      return { ...state, problem: null };
    case 'put-away':
      if (isBusy(state)) return state;
      return { ...state, phase: 'idle', earlier: shelve(state), run: null, problem: null };
    case 'forgotten':
      return noRun;
  }
}
