import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';

/** States that somebody still has to do something about. */
const STATES = ['waiting', 'prioritized', 'active', 'delayed', 'failed'] as const;
type LoadState = (typeof STATES)[number];

export type QueueLoad = {
  readonly jobs: Readonly<Record<LoadState, number>>;
  /** Since when the oldest job waits that could be taken now; nothing when none waits. */
  readonly waitingSince: number | undefined;
};

/** How much a queue holds and how long its oldest job has been waiting. */
export async function loadOf(queue: Queue, redis: Redis): Promise<QueueLoad> {
  const [counts, [first], prioritizedSince] = await Promise.all([
    queue.getJobCounts(...STATES),
    queue.getJobs(['waiting'], 0, 0, true),
    oldestPrioritized(queue, redis),
  ]);
  const since = [first?.timestamp ?? [], prioritizedSince ?? []].flat();
  const jobs = Object.fromEntries(STATES.map((state) => [state, counts[state] ?? 0]));
  return {
    jobs: jobs as Record<LoadState, number>,
    waitingSince: since.length > 0 ? Math.min(...since) : undefined,
  };
}

/** The order of priorities says nothing of age, so Redis sorts the jobs by when they were added. */
async function oldestPrioritized(queue: Queue, redis: Redis): Promise<number | undefined> {
  const added = queue.toKey('*->timestamp');
  const sorted = await redis.call(
    ...(['SORT', queue.toKey('prioritized'), 'BY', added, 'LIMIT', 0, 1, 'GET', added] as const),
  );
  const [oldest] = sorted as (string | null)[];
  return oldest ? Number(oldest) : undefined;
}
