import { ApiError, ConnectionError } from '../../../lib/api/api-error.js';
import type { LiveLink } from '../../../lib/live/live-link.js';
import type { Store } from '../../../lib/store/store.js';
import type { RunAction } from './run-action.js';
import type { RunPorts } from './run-ports.js';
import type { RunState } from './run-state.js';
import { isUnfinished, type Slot } from './slot.js';

const LOOK_EVERY_MS = 5_000;
/** With the link up, silence as long as this is reason enough to ask. */
const SILENCE_MS = 15_000;

type WatchPorts = Pick<RunPorts, 'openLive' | 'fetchActiveJobs' | 'fetchJob'> & {
  hasUnsent: () => boolean;
  sendUnsent: () => Promise<void>;
};

export type RunWatch = {
  /** Listens for news, so that none of the first request is missed. */
  listen: () => void;
  /** Listens, and asks when news fail to come. */
  start: () => void;
  stop: () => void;
  /** Fetches the facts of everything unfinished, and sends again what never arrived. */
  look: () => Promise<void>;
  /** The job's own record, for a slot whose job is no longer among the active ones. */
  lookAt: (slot: Slot) => Promise<void>;
};

/** No answer at all, or the gateway's that nobody behind it answers. */
function isAway(error: unknown): boolean {
  return error instanceof ConnectionError || (error instanceof ApiError && error.status === 503);
}

/** Keeps a run's state true: live news while they come, the server's records where they don't. */
export function createRunWatch(
  { getState, dispatch }: Store<RunState, RunAction>,
  ports: WatchPorts,
): RunWatch {
  let live: LiveLink | null = null;
  let isLinkUp = false;
  let lastNewsAt = 0;
  let ticker: ReturnType<typeof setInterval> | null = null;
  let isLooking = false;

  const slots = () => getState().run?.slots ?? [];
  const hasUnfinished = () => getState().phase === 'running' && slots().some(isUnfinished);

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
      await ports.sendUnsent();
    } catch (error) {
      if (isAway(error)) dispatch({ type: 'reached', isReachable: false });
    } finally {
      isLooking = false;
    }
  }

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
  }

  return {
    listen,
    look,
    lookAt,
    start() {
      listen();
      ticker ??= setInterval(() => {
        const isQuiet = Date.now() - lastNewsAt >= SILENCE_MS;
        const isAsked = !getState().isReachable || ports.hasUnsent();
        if (!isLinkUp || isQuiet || isAsked) void look();
      }, LOOK_EVERY_MS);
    },
    stop() {
      if (ticker) clearInterval(ticker);
      ticker = null;
      live?.close();
      live = null;
      isLinkUp = false;
    },
  };
}
