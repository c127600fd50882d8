import { isFinal } from '@likeness/contracts/generation/render-state';
import { PROMPT_ONLY_STYLE } from '@likeness/contracts/generation/style-value';
import type { Tool } from '@likeness/contracts/generation/tool';
import type { Allowance, RenderJob } from '@likeness/contracts/http/generation';
import type { FaceConsent } from '@likeness/contracts/http/photos';
import { ApiError, ConnectionError } from '../../../lib/api/api-error.js';
import type { Order } from '../../../lib/api/lenses-api.js';
import type { LiveLink, LiveListener } from '../../../lib/live/live-link.js';
import { createStore, type Store } from '../../../lib/store/store.js';
import { createRunOutlook, type RunOutlook } from './outlook.js';
import { ALLOWANCE_USED_UP, NOT_ORDERED, problemOf } from './problem.js';
import { reduceRun, type RunAction } from './reduce-run.js';
import { isBusy, isPreparing, noRun, type RunPlan, type RunState } from './run-state.js';
import { isUnfinished } from './slot.js';

/** Loading ends this long after the last image. */
const SETTLE_MS = 500;
const POLL_EVERY_MS = 5_000;
/** While live news come, polling starts only after a silence of this length. */
const SILENCE_MS = 15_000;

/** The photos that an order sends: references, and a head pose where the tool has one. */
export type RunPhotos = {
  /** Usable reference photos. */
  references: () => number;
  /** Usable photos that are not uploaded yet. */
  unsent: () => number;
  /**
   * Uploads the rest while `isWanted`. Gives the ids of the references, the form fields that other
   * photos add, and the number of photos refused. Throws when the server or the connection fails.
   */
  uploadAll: (
    onStored: () => void,
    isWanted: () => boolean,
  ) => Promise<{
    ids: string[];
    fields: Readonly<Record<string, string>>;
    refused: number;
  }>;
  forgetUploads: () => void;
};

export type RunPorts = {
  tool: Tool;
  /** Resolves once it is known who uses the page. */
  personKnown: () => Promise<unknown>;
  /** False for an order that shows no face, such as one from words alone. */
  needsConsent: (plan: RunPlan) => boolean;
  fetchConsent: () => Promise<FaceConsent>;
  giveConsent: () => Promise<void>;
  order: (order: Order) => Promise<unknown>;
  fetchActiveJobs: () => Promise<RenderJob[]>;
  /** Every job of a generation, ended ones included. */
  fetchJobsOf: (generationId: string) => Promise<RenderJob[]>;
  cancelJob: (jobId: string) => Promise<void>;
  openLive: (listener: LiveListener) => LiveLink;
  photos: RunPhotos;
  /** The allowance as last fetched; undefined for members. */
  allowance: () => Allowance | undefined;
  /** Allowance, consent, credits and images may have changed. */
  onAccountChanged: () => void;
  /** False if the server cannot have jobs of this browser. */
  isKnown: () => boolean;
  newId: () => string;
};

export type RunController = Pick<Store<RunState, RunAction>, 'getState' | 'subscribe'> & {
  outlook: RunOutlook;
  submit: (plan: RunPlan) => Promise<void>;
  agree: () => Promise<void>;
  decline: () => void;
  cancel: () => Promise<void>;
  /** Asks the server for the run shown, or for one that another page ordered; safe to repeat. */
  refresh: () => Promise<void>;
  /** Stops a run that is not ordered yet. */
  stopPreparing: () => void;
  putAway: () => void;
  /** Clears the run here; the server continues it for its owner. */
  forget: () => void;
  dismissProblem: () => void;
};

const isAway = (error: unknown) => !(error instanceof ApiError) || error.status >= 500;

/** What the gateway, or a proxy before it, answers in place of the service. */
const ANSWERS_OF_OTHERS: ReadonlySet<string | null> = new Set([
  null,
  'INTERNAL',
  'SERVICE_UNAVAILABLE',
]);

/** The server may have taken the order although its answer is missing or broken. */
const isInDoubt = (error: unknown) =>
  error instanceof ConnectionError ||
  (error instanceof ApiError &&
    (error.status < 400 || error.status >= 500) &&
    ANSWERS_OF_OTHERS.has(error.code));

const problemOfOrder = (error: unknown) =>
  error instanceof ConnectionError ? NOT_ORDERED : problemOf(error);

/**
 * Drives a generation of one tool: consent, photos, one order, then the server's jobs until all have
 * ended. `reduceRun` holds every rule about what state follows.
 */
export function createRunController(ports: RunPorts): RunController {
  const store = createStore(reduceRun, noRun);
  const { dispatch, getState, subscribe } = store;
  let live: LiveLink | null = null;
  let isLinkUp = false;
  let lastNewsAt = 0;
  let ticker: ReturnType<typeof setInterval> | undefined;
  /** The generation whose order is on its way. */
  let ordering: string | null = null;
  let isLooking = false;

  const isShown = (generationId: string) => getState().run?.generationId === generationId;
  const stop = (error: unknown) => dispatch({ type: 'stopped', problem: problemOfOrder(error) });

  function listen() {
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
    ticker ??= setInterval(() => {
      const isSilent = Date.now() - lastNewsAt >= SILENCE_MS;
      if (!isLinkUp || isSilent || !getState().isReachable) void look();
    }, POLL_EVERY_MS);
  }

  function stopListening() {
    clearInterval(ticker);
    ticker = undefined;
    live?.close();
    live = null;
    isLinkUp = false;
  }

  async function fetchFacts(generationId: string): Promise<void> {
    const askedAt = Date.now();
    const jobs = await ports.fetchJobsOf(generationId);
    if (!isShown(generationId)) return;
    dispatch({ type: 'reached', isReachable: true });
    dispatch({ type: 'facts', jobs, askedAt });
  }

  /** Brings the run shown up to date. */
  async function look(): Promise<void> {
    const { phase, run } = getState();
    if (isLooking || phase !== 'running' || !run || run.generationId === ordering) return;
    isLooking = true;
    try {
      await fetchFacts(run.generationId);
      // The person cancelled before it was known whether the order arrived.
      if (run.unanswered && getState().isCancelling && isShown(run.generationId)) {
        await cancelJobs();
        await fetchFacts(run.generationId);
      }
    } catch (error) {
      if (isAway(error)) dispatch({ type: 'reached', isReachable: false });
    } finally {
      isLooking = false;
    }
  }

  /** Takes up the newest unfinished generation of this tool, whichever page ordered it. */
  async function follow(): Promise<void> {
    if (isLooking || isBusy(getState()) || !ports.isKnown()) return;
    isLooking = true;
    try {
      const active = await ports.fetchActiveJobs();
      const newest = active
        .filter((job) => job.tool === ports.tool && !isFinal(job.state))
        .toSorted((a, b) => b.created_at.localeCompare(a.created_at))[0];
      if (!newest) return;
      const jobs = await ports.fetchJobsOf(newest.generation_id);
      dispatch({ type: 'followed', jobs, at: Date.now() });
    } catch {
      // The next visit or focus asks again.
    } finally {
      isLooking = false;
    }
  }

  async function cancelJobs(): Promise<void> {
    const unfinished = getState().run?.slots.filter(isUnfinished) ?? [];
    try {
      await Promise.all(unfinished.flatMap(({ jobId }) => jobId ?? []).map(ports.cancelJob));
    } catch (error) {
      if (isAway(error)) dispatch({ type: 'cancel-failed', problem: problemOf(error) });
    }
  }

  async function order(generationId: string, plan: RunPlan): Promise<void> {
    const isWanted = () => isShown(generationId) && isPreparing(getState());
    if (!isWanted()) return;
    dispatch({ type: 'upload-began', total: ports.photos.unsent() });
    const sent = await ports.photos.uploadAll(() => dispatch({ type: 'photo-stored' }), isWanted);
    if (!isWanted()) return;
    if (sent.refused > 0) {
      dispatch({ type: 'stopped', problem: null });
      return;
    }
    ordering = generationId;
    dispatch({ type: 'ordering' });
    try {
      await ports.order({
        generationId,
        imageCount: plan.imageCount,
        fields: { ...plan.fields, ...sent.fields },
        photoIds: sent.ids,
      });
    } catch (error) {
      if (!isInDoubt(error)) throw error;
      if (!isShown(generationId)) return;
      dispatch({ type: 'reached', isReachable: false });
      dispatch({ type: 'unanswered', problem: problemOfOrder(error) });
      return;
    } finally {
      if (ordering === generationId) ordering = null;
    }
    ports.onAccountChanged();
    await look();
    if (getState().isCancelling && isShown(generationId)) {
      await cancelJobs();
      await look();
    }
  }

  /** Runs what comes before the order is accepted; an error leads back to the form. */
  async function attempt(generationId: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'PHOTO_UNKNOWN') ports.photos.forgetUploads();
      if (isShown(generationId)) stop(error);
    }
  }

  let asked: { generationId: string; plan: RunPlan } | null = null;
  let phase = getState().phase;
  subscribe(() => {
    const before = phase;
    phase = getState().phase;
    if (phase === before) return;
    if (phase === 'running') listen();
    if (phase === 'settling') setTimeout(() => dispatch({ type: 'settled' }), SETTLE_MS);
    if (isBusy({ phase })) return;
    stopListening();
    if (isBusy({ phase: before })) ports.onAccountChanged();
  });

  return {
    getState,
    subscribe,
    outlook: createRunOutlook(store),
    async submit(plan) {
      if (isBusy(getState())) return;
      await ports.personKnown();
      const allowance = ports.allowance();
      if (allowance && allowance.generations_left <= 0 && allowance.next_at !== null) {
        dispatch({ type: 'problem-raised', problem: ALLOWANCE_USED_UP });
        return;
      }
      if (isBusy(getState())) return;
      const { style, imageCount } = plan;
      const generationId = ports.newId();
      const isFromWords = style === PROMPT_ONLY_STYLE && ports.photos.references() === 0;
      const shown = { generationId, style, isFromWords };
      asked = { generationId, plan };
      dispatch({ type: 'submitted', order: shown, imageCount, at: Date.now() });
      await attempt(generationId, async () => {
        const isGiven = !ports.needsConsent(plan) || (await ports.fetchConsent()).given;
        if (isGiven) await order(generationId, plan);
        else if (isShown(generationId)) dispatch({ type: 'consent-asked' });
      });
    },
    async agree() {
      if (getState().phase !== 'consent' || !asked) return;
      const { generationId, plan } = asked;
      dispatch({ type: 'consent-given' });
      await attempt(generationId, async () => {
        await ports.giveConsent();
        await order(generationId, plan);
      });
    },
    decline() {
      if (getState().phase === 'consent') dispatch({ type: 'stopped', problem: null });
    },
    async cancel() {
      if (isPreparing(getState())) {
        dispatch({ type: 'stopped', problem: null });
      } else if (getState().phase === 'running' && !getState().isCancelling) {
        dispatch({ type: 'cancel-asked' });
        await cancelJobs();
        await look();
      }
    },
    async refresh() {
      await ports.personKnown();
      await (getState().phase === 'running' ? look() : follow());
    },
    stopPreparing() {
      if (isPreparing(getState())) dispatch({ type: 'stopped', problem: null });
    },
    putAway: () => dispatch({ type: 'put-away' }),
    forget: () => dispatch({ type: 'forgotten' }),
    dismissProblem: () => dispatch({ type: 'problem-dismissed' }),
  };
}
