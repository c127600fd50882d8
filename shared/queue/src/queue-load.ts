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

/** Priority order is not age order. SORT would ask for the right to read every key. */
const OLDEST = `
local oldest
for _, id in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1)) do
  local added = tonumber(redis.call('HGET', KEYS[2] .. id, 'timestamp'))
  if added and not (oldest and oldest < added) then oldest = added end
end
return oldest and tostring(oldest)`;

async function oldestPrioritized(queue: Queue, redis: Redis): Promise<number | undefined> {
  const oldest = await redis.eval(OLDEST, 2, queue.toKey('prioritized'), queue.toKey(''));
  return oldest ? Number(oldest) : undefined;
}
