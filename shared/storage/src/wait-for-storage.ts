import { StorageError } from './storage-error.js';
import { waitOut } from './wait-out.js';

/** The operator may fix any StorageError. @throws the signal's reason, or any other error */
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
