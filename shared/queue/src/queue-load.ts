import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';

const STATES = ['waiting', 'prioritized', 'active', 'delayed', 'failed'] as const;
type LoadState = (typeof STATES)[number];

export type QueueLoad = {
  readonly jobs: Readonly<Record<LoadState, number>>;
  readonly waitingSince: number | undefined;
  readonly isPaused: boolean;
};

export async function loadOf(queue: Queue, redis: Redis): Promise<QueueLoad> {
  const [counts, [first], prioritizedSince, isPaused] = await Promise.all([
    queue.getJobCounts(...STATES),
    queue.getJobs(['waiting'], 0, 0, true),
    oldestPrioritized(queue, redis),
    queue.isPaused(),
  ]);
  const since = [first?.timestamp ?? [], prioritizedSince ?? []].flat();
  const jobs = Object.fromEntries(STATES.map((state) => [state, counts[state] ?? 0]));
  return {
    jobs: jobs as Record<LoadState, number>,
    waitingSince: since.length > 0 ? Math.min(...since) : undefined,
    isPaused,
  };
}

/** Priority order is not age order, so Redis sorts by timestamp. */
async function oldestPrioritized(queue: Queue, redis: Redis): Promise<number | undefined> {
  const [list, added] = [queue.toKey('prioritized'), queue.toKey('*->timestamp')];
  const sort = ['SORT', list, 'BY', added, 'LIMIT', 0, 1, 'GET', added] as const;
  const [oldest] = [await redis.call(...sort)].flat();
  return oldest ? Number(oldest) : undefined;
}
