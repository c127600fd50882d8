import { isFinal } from '@likeness/contracts/generation/render-state';
import type { Allowance, RenderJob } from '@likeness/contracts/http/generation';
import type { FaceConsent, Image } from '@likeness/contracts/http/images';
import { ApiError, ConnectionError } from '../../../lib/api/api-error.js';
import type { PortraitRequest } from '../../../lib/api/lenses-api.js';
import type { LiveLink, LiveListener } from '../../../lib/live/live-link.js';
import { createStore, type Store } from '../../../lib/store/store.js';
import { problemOf } from './problem.js';
import { readRecord, writeRecord } from './run-record.js';
import {
  imagesOf,
  isBusy,
  noRun,
  reduceRun,
  type RunAction,
  type RunPlan,
  type RunState,
} from './run-state.js';
import { isUnfinished, type Slot } from './slot.js';

/** Loading ends this long after the last request finished. */
const SETTLE_MS = 500;
const LOOK_EVERY_MS = 5_000;
/** With the link up, silence as long as this is reason enough to ask. */
const SILENCE_MS = 15_000;

export type RunPorts = {
  fetchConsent: () => Promise<FaceConsent>;
  giveConsent: () => Promise<void>;
  requestPortrait: (request: PortraitRequest) => Promise<{ job_id: string }>;
  fetchActiveJobs: () => Promise<RenderJob[]>;
  fetchJob: (jobId: string) => Promise<RenderJob>;
  cancelJob: (jobId: string) => Promise<void>;
  openLive: (listener: LiveListener) => LiveLink;
  photos: {
    count: () => number;
    uploadAll: (onStored: () => void) => Promise<{ ids: string[]; refused: number }>;
    forgetUploads: () => void;
    recall: (uploadIds: readonly string[]) => void;
  };
  /** An earlier page's choices, for the form to show again. */
  recallPlan: (plan: RunPlan) => void;
  /** What is known of the allowance without asking. */
  allowance: () => Allowance | undefined;
  /** Allowance and consent may read differently now. */
  onAccountChanged: () => void;
  /** True when this browser carries a visitor's cookie, so that there may be jobs of its own. */
  hasVisitor: () => boolean;
  record: { read: () => string | null; write: (text: string) => void };
  newId: () => string;
};

export type RunController = Pick<Store<RunState, RunAction>, 'getState' | 'subscribe'> & {
  /** Takes up what an earlier page left; harmless to call again. */
  resume: () => Promise<void>;
  submit: (plan: RunPlan) => Promise<void>;
  agree: () => Promise<void>;
  decline: () => void;
  cancel: () => Promise<void>;
  /** Puts finished results under the earlier ones and clears the table. */
  putAway: () => void;
  /** Lets go of everything; what is unfinished goes on at the server, for whom it belongs to. */
  forget: () => void;
  dismissProblem: () => void;
  /** The network is said to be gone, or to be back. */
  setOnline: (isOnline: boolean) => void;
};

/**
 * Drives a generation: consent, uploads, one request per image, live news, and the facts that
 * fill in for lost news. Every rule of what state follows is in `reduceRun`.
 */
export function createRunController(ports: RunPorts): RunController {
  const store = createStore(reduceRun, noRun);
  const { dispatch, getState, subscribe } = store;
  const sending = new Set<number>();
  let plan: RunPlan | null = null;
  let live: LiveLink | null = null;
  let isLinkUp = false;
  let lastNewsAt = 0;
  let ticker: ReturnType<typeof setInterval> | null = null;
  let isLooking = false;
  let written: string | null = null;
  let isResumed = false;

  const slots = () => getState().run?.slots ?? [];
  const hasUnfinished = () => getState().phase === 'running' && slots().some(isUnfinished);

  function remember() {
    const { run, earlier } = getState();
    const text = writeRecord({ run, earlier });
    if (text === written) return;
    written = text;
    ports.record.write(text);
  }

  function openLive() {
    live ??= ports.openLive({
      onEvent(event) {
        lastNewsAt = Date.now();
        dispatch({ type: 'news', event, at: lastNewsAt });
      },
      onLink(up) {
        isLinkUp = up;
        if (up) void look();
      },
    });
  }

  function closeLive() {
    live?.close();
    live = null;
    isLinkUp = false;
  }

  function watch() {
    openLive();
    ticker ??= setInterval(() => {
      const isQuiet = Date.now() - lastNewsAt >= SILENCE_MS;
      if (!isLinkUp || isQuiet || slots().some(isUnsent)) void look();
    }, LOOK_EVERY_MS);
  }

  function stopWatching() {
    if (ticker) clearInterval(ticker);
    ticker = null;
    closeLive();
  }

  const isUnsent = (slot: Slot) => slot.state === 'sending' && !sending.has(slot.index);

  /** Asks for one image; without a connection the slot stays as it is and is sent again later. */
  async function send(index: number): Promise<void> {
    const { run, isCancelling } = getState();
    if (!run?.form.send || sending.has(index)) return;
    if (isCancelling) {
      dispatch({ type: 'cancelled', index });
      return;
    }
    const { generationId, imageCount, style } = run.form;
    const { gender, photoIds } = run.form.send;
    sending.add(index);
    try {
      const { job_id: jobId } = await ports.requestPortrait({
        generationId,
        imageIndex: index,
        imageCount,
        style,
        gender,
        photoIds,
      });
      dispatch({ type: 'reached', isReachable: true });
      dispatch({ type: 'accepted', index, jobId });
      if (getState().isCancelling) await cancelOne(index, jobId);
    } catch (error) {
      if (error instanceof ConnectionError) {
        dispatch({ type: 'reached', isReachable: false });
        return;
      }
      if (error instanceof ApiError && error.code === 'PHOTO_UNKNOWN') ports.photos.forgetUploads();
      dispatch({ type: 'send-failed', index, problem: problemOf(error) });
    } finally {
      sending.delete(index);
    }
  }

  const sendUnsent = () =>
    Promise.all(
      slots()
        .filter(isUnsent)
        .map(({ index }) => send(index)),
    );

  /** The job's own record, for a slot whose job is no longer among the active ones. */
  async function lookAt({ index, jobId }: Slot): Promise<void> {
    if (jobId === null) return;
    const askedAt = Date.now();
    try {
      dispatch({ type: 'facts', jobs: [await ports.fetchJob(jobId)], askedAt });
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) dispatch({ type: 'lost', index });
      else throw error;
    }
  }

  /** Fetches the facts of everything unfinished, and sends again what never arrived. */
  async function look(): Promise<void> {
    if (isLooking || !hasUnfinished()) return;
    isLooking = true;
    try {
      const askedAt = Date.now();
      const jobs = await ports.fetchActiveJobs();
      dispatch({ type: 'reached', isReachable: true });
      dispatch({ type: 'facts', jobs, askedAt });
      const active = new Set(jobs.map(({ job_id }) => job_id));
      const gone = slots().filter(
        (slot) => isUnfinished(slot) && slot.jobId !== null && !active.has(slot.jobId),
      );
      await Promise.all(gone.map(lookAt));
      await sendUnsent();
    } catch (error) {
      if (error instanceof ConnectionError) dispatch({ type: 'reached', isReachable: false });
    } finally {
      isLooking = false;
    }
  }

  async function prepare(): Promise<void> {
    const asked = plan;
    if (!asked) return;
    dispatch({ type: 'upload-began', at: Date.now(), total: ports.photos.count() });
    openLive();
    const { ids, refused } = await ports.photos.uploadAll(() => dispatch({ type: 'photo-stored' }));
    if (getState().phase !== 'uploading') return;
    if (refused > 0) {
      dispatch({ type: 'stopped', problem: null });
      return;
    }
    dispatch({
      type: 'started',
      form: {
        generationId: ports.newId(),
        style: asked.style,
        imageCount: asked.imageCount,
        send: { gender: asked.gender, photoIds: ids },
      },
    });
    await sendUnsent();
    ports.onAccountChanged();
    await look();
  }

  /** Runs a step before the generation; what goes wrong in it leads back to the form. */
  async function step(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      dispatch({ type: 'stopped', problem: problemOf(error) });
    }
  }

  async function cancelOne(index: number, jobId: string): Promise<void> {
    try {
      await ports.cancelJob(jobId);
      dispatch({ type: 'cancelled', index });
    } catch (error) {
      const slot = slots().find((candidate) => candidate.index === index);
      if (slot && error instanceof ApiError && error.status < 500) await lookAt(slot);
      else dispatch({ type: 'cancel-failed', problem: problemOf(error) });
    }
  }

  let phase = getState().phase;
  subscribe(() => {
    const now = getState().phase;
    if (isResumed) remember();
    if (now === phase) return;
    const before = phase;
    phase = now;
    if (now === 'running') watch();
    if (now === 'settling') setTimeout(() => dispatch({ type: 'settled' }), SETTLE_MS);
    if (now === 'idle' || now === 'finished') {
      stopWatching();
      if (before !== 'idle' && before !== 'finished') ports.onAccountChanged();
    }
  });

  function recallForm() {
    const form = getState().run?.form;
    if (!form?.send || ports.photos.count() > 0) return;
    const { style, imageCount, send } = form;
    ports.recallPlan({ style, imageCount, gender: send.gender });
    ports.photos.recall(send.photoIds);
  }

  return {
    getState,
    subscribe,
    async resume() {
      if (isResumed) return;
      isResumed = true;
      written = ports.record.read();
      dispatch({ type: 'restored', ...readRecord(written, Date.now()) });
      recallForm();
      if (!getState().run && ports.hasVisitor()) {
        const jobs = await ports.fetchActiveJobs().catch(() => []);
        const unfinished = jobs.filter((job) => !isFinal(job.state));
        dispatch({ type: 'adopted', jobs: unfinished, at: Date.now() });
      }
      await look();
    },
    async submit(asked) {
      if (isBusy(getState())) return;
      const allowance = ports.allowance();
      if (allowance && allowance.generations_left <= 0 && allowance.next_at !== null) {
        const problem = { kind: 'exhausted', detail: '', retryAfterSeconds: null } as const;
        dispatch({ type: 'problem-raised', problem });
        return;
      }
      plan = asked;
      dispatch({ type: 'submitted' });
      await step(async () => {
        const { given } = await ports.fetchConsent();
        if (given) await prepare();
        else dispatch({ type: 'consent-asked' });
      });
    },
    async agree() {
      if (getState().phase !== 'consent') return;
      dispatch({ type: 'consent-given' });
      await step(async () => {
        await ports.giveConsent();
        await prepare();
      });
    },
    decline() {
      if (getState().phase === 'consent') dispatch({ type: 'stopped', problem: null });
    },
    async cancel() {
      if (!hasUnfinished() || getState().isCancelling) return;
      dispatch({ type: 'cancel-asked' });
      const cancelSlot = async ({ index, jobId }: Slot) => {
        if (jobId !== null) await cancelOne(index, jobId);
        else if (!sending.has(index)) await send(index);
      };
      await Promise.all(slots().filter(isUnfinished).map(cancelSlot));
    },
    putAway: () => dispatch({ type: 'put-away' }),
    forget: () => dispatch({ type: 'forgotten' }),
    dismissProblem: () => dispatch({ type: 'problem-dismissed' }),
    setOnline(isOnline) {
      if (!isOnline) dispatch({ type: 'reached', isReachable: false });
      else if (hasUnfinished()) void look();
      else dispatch({ type: 'reached', isReachable: true });
    },
  };
}

/** The portraits on the table, then the earlier ones: the order the large view walks through. */
export function allPortraits({ run, earlier }: RunState): Image[] {
  return [...imagesOf(run), ...earlier];
}
