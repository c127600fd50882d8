import pRetry from 'p-retry';
import { StorageError } from './storage-error.js';
import type { StorageLimits } from './storage-limits.js';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

export async function retried<T>(
  work: () => Promise<T>,
  limits: StorageLimits,
  signal?: AbortSignal,
): Promise<T> {
  return pRetry(work, {
    retries: Infinity,
    maxRetryTime: limits.retryMs,
    minTimeout: FIRST_PAUSE_MS,
    maxTimeout: LONGEST_PAUSE_MS,
    randomize: true,
    signal,
    shouldRetry: ({ error }) => error instanceof StorageError && error.isPassing,
  });
}
