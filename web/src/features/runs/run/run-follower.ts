import { isFinal } from '@likeness/contracts/generation/render-state';
import type { Store } from '../../../lib/store/store.js';
import { isAway, problemOf } from './problem.js';
import type { RunAction } from './reduce-run.js';
import type { RunPorts } from './run-ports.js';
import { isBusy, type RunState } from './run-state.js';
import { isUnfinished } from './slot.js';

/** Asks the server for the jobs of runs, one question at a time. */
export function createRunFollower(
  { dispatch, getState }: Store<RunState, RunAction>,
  ports: Pick<RunPorts, 'tool' | 'fetchJobsOf' | 'fetchActiveJobs' | 'cancelJob' | 'isKnown'>,
  isOrdering: (generationId: string) => boolean,
) {
  let isLooking = false;
  const isShown = (generationId: string) => getState().run?.generationId === generationId;

  async function alone(work: () => Promise<void>, fail?: (error: unknown) => void): Promise<void> {
    isLooking = true;
    try {
      await work();
    } catch (error) {
      fail?.(error);
    } finally {
      isLooking = false;
    }
  }

  async function fetchFacts(generationId: string): Promise<void> {
    const askedAt = Date.now();
    const jobs = await ports.fetchJobsOf(generationId);
    if (!isShown(generationId)) return;
    dispatch({ type: 'reached', isReachable: true });
    dispatch({ type: 'facts', jobs, askedAt });
  }

  async function cancelJobs(): Promise<void> {
    const unfinished = getState().run?.slots.filter(isUnfinished) ?? [];
    try {
      await Promise.all(unfinished.flatMap(({ jobId }) => jobId ?? []).map(ports.cancelJob));
    } catch (error) {
      if (isAway(error)) dispatch({ type: 'cancel-failed', problem: problemOf(error) });
    }
  }

  /** Brings the run shown up to date. */
  async function look(): Promise<void> {
    const { phase, run } = getState();
    if (isLooking || phase !== 'running' || !run || isOrdering(run.generationId)) return;
    const work = async () => {
      await fetchFacts(run.generationId);
      // The user canceled before the page knew whether the order arrived.
      if (run.unanswered && getState().isCancelling && isShown(run.generationId)) {
        await cancelJobs();
        await fetchFacts(run.generationId);
      }
    };
    await alone(work, (error) => {
      if (isAway(error)) dispatch({ type: 'reached', isReachable: false });
    });
  }

  /** Shows the newest unfinished generation of this tool, whichever page ordered it. */
  async function follow(): Promise<void> {
    if (isLooking || isBusy(getState()) || !ports.isKnown()) return;
    // After a failure, the next visit or focus asks again.
    await alone(async () => {
      const newest = (await ports.fetchActiveJobs())
        .filter((job) => job.tool === ports.tool && !isFinal(job.state))
        .toSorted((a, b) => b.created_at.localeCompare(a.created_at))[0];
      if (!newest) return;
      const jobs = await ports.fetchJobsOf(newest.generation_id);
      dispatch({ type: 'followed', jobs, at: Date.now() });
    });
  }

  return { look, follow, cancelJobs };
}
