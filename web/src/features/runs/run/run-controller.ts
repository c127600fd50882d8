import { PROMPT_ONLY_STYLE } from '@likeness/contracts/generation/style-value';
import { ApiError } from '../../../lib/api/api-error.js';
import type { LiveLink } from '../../../lib/live/live-link.js';
import { createStore, type Store } from '../../../lib/store/store.js';
import { createRunOutlook, type RunOutlook } from './outlook.js';
import { ALLOWANCE_USED_UP, isInDoubt, problemOfOrder } from './problem.js';
import { reduceRun, type RunAction } from './reduce-run.js';
import { createRunFollower } from './run-follower.js';
import type { RunPorts } from './run-ports.js';
import { isBusy, isPreparing, noRun, type RunPlan, type RunState } from './run-state.js';

const POLL_EVERY_MS = 5_000;
/** With live events, polling starts after a silence of this length. */
const SILENCE_MS = 15_000;

/** Live events of a run, and polling without them. */
function createRunLink(
  { dispatch, getState }: Store<RunState, RunAction>,
  openLive: RunPorts['openLive'],
  look: () => Promise<void>,
) {
  let live: LiveLink | null = null;
  let isUp = false;
  let lastNewsAt = 0;
  let ticker: ReturnType<typeof setInterval> | undefined;

  return {
    open() {
      live ??= openLive({
        onEvent(event) {
          lastNewsAt = Date.now();
          dispatch({ type: 'news', event, at: lastNewsAt });
        },
        onLink(up) {
          isUp = up;
          if (up) void look();
        },
      });
      ticker ??= setInterval(() => {
        const isSilent = Date.now() - lastNewsAt >= SILENCE_MS;
        if (!isUp || isSilent || !getState().isReachable) void look();
      }, POLL_EVERY_MS);
    },
    close() {
      clearInterval(ticker);
      ticker = undefined;
      live?.close();
      live = null;
      isUp = false;
    },
  };
}

/** Loading ends this long after the last image. */
const SETTLE_MS = 500;

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

/**
 * Drives a generation of one tool: consent, photos, one order, then the server's jobs until all have
 * ended. `reduceRun` holds every rule about what state follows.
 */
export function createRunController(ports: RunPorts): RunController {
  const store = createStore(reduceRun, noRun);
  const { dispatch, getState, subscribe } = store;
  /** The generation whose order is on its way. */
  let ordering: string | null = null;
  const { look, follow, cancelJobs } = createRunFollower(store, ports, (id) => id === ordering);
  const link = createRunLink(store, ports.openLive, look);

  const isShown = (generationId: string) => getState().run?.generationId === generationId;
  const stop = (error: unknown) => dispatch({ type: 'stopped', problem: problemOfOrder(error) });

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
    if (phase === 'running') link.open();
    if (phase === 'settling') setTimeout(() => dispatch({ type: 'settled' }), SETTLE_MS);
    if (isBusy({ phase })) return;
    link.close();
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
