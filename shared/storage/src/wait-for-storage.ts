import { StorageError } from './storage-error.js';
import { waitOut } from './wait-out.js';

/**
 * Does something with a store, again and again while the store can't be used for whatever reason:
 * what the operator has to put right is waited for like an outage.
 * @param onFault is told when the waiting begins and when its reason changes
 * @throws the signal's reason, or an error that is not the store's
 */
export async function waitForStorage<T>(
  work: () => Promise<T>,
  signal: AbortSignal,
  onFault: (error: StorageError) => void,
): Promise<T> {
  return waitOut(work, {
    signal,
    passes: (error) => error instanceof StorageError,
    reasonOf: ({ fault }) => fault,
    onFault,
  });
}
