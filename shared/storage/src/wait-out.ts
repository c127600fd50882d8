import pRetry from 'p-retry';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 5_000;

type Waiting<E extends Error> = {
  readonly signal: AbortSignal;
  /** Whether an error will pass, as an outage does. */
  readonly passes: (error: Error) => error is E;
  /** What of it is the reason: another error of the same reason is not told again. */
  readonly reasonOf: (error: E) => string;
  /** Is told when the waiting begins and when its reason changes. */
  readonly onFault: (error: E) => void;
};

/**
 * Does something again and again while it fails for a reason that will pass.
 * @throws the signal's reason, or an error that will not pass
 */
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
