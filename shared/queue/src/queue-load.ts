import type { Queue } from 'bullmq';

/** States that somebody still has to do something about. */
const STATES = ['waiting', 'prioritized', 'active', 'delayed', 'failed'] as const;
type LoadState = (typeof STATES)[number];

export type QueueLoad = {
  readonly jobs: Readonly<Record<LoadState, number>>;
  /** Since when the oldest job waits that could be taken now; nothing when none waits. */
  readonly waitingSince: number | undefined;
};

/**
 * How much a queue holds and how long its first jobs have been waiting. Within one priority jobs lie in
 * the order in which they came, so that it is enough to look at the first of each.
 */
export async function loadOf(queue: Queue, priorities: readonly number[]): Promise<QueueLoad> {
  const [counts, perPriority, [first]] = await Promise.all([
    queue.getJobCounts(...STATES),
    queue.getCountsPerPriority([...priorities]),
    queue.getJobs(['waiting'], 0, 0, true),
  ]);
  const ranks = priorities
    .toSorted((a, b) => a - b)
    .map((priority, index, sorted) => ({
      isThere: (perPriority[priority] ?? 0) > 0,
      rank: sorted.slice(0, index).reduce((sum, before) => sum + (perPriority[before] ?? 0), 0),
    }));
  const prioritized = await Promise.all(
    ranks.filter(({ isThere }) => isThere).map(({ rank }) => queue.getPrioritized(rank, rank)),
  );
  const since = [first, ...prioritized.flat()].flatMap((job) => job?.timestamp ?? []);
  const jobs = Object.fromEntries(STATES.map((state) => [state, counts[state] ?? 0]));
  return {
    jobs: jobs as Record<LoadState, number>,
    waitingSince: since.length > 0 ? Math.min(...since) : undefined,
  };
}
