import pRetry from 'p-retry';
import { StorageError } from './storage-error.js';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 5_000;

type Waiting<E extends Error> = {
  readonly signal: AbortSignal;
  readonly passes: (error: Error) => error is E;
  /** Errors with the same reason are reported once. */
  readonly reasonOf: (error: E) => string;
  readonly onFault: (error: E) => void;
};

/** @throws the signal's reason, or a permanent error */
export async function waitOut<T, E extends Error>(
  work: () => Promise<T>,
  { signal, passes, reasonOf, onFault }: Waiting<E>,
): Promise<T> {
  let told: string | undefined;
  return pRetry(work, {
    retries: Infinity,
    minTimeout: FIRST_PAUSE_MS,
    maxTimeout: LONGEST_PAUSE_MS,
    randomize: true,
    signal,
    shouldRetry: ({ error }) => {
      if (!passes(error)) return false;
      const reason = reasonOf(error);
      if (reason !== told) onFault(error);
      told = reason;
      return true;
    },
  });
}

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
