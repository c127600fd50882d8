import { AppError } from '@likeness/contracts/errors/app-error';
import { waitOut } from '@likeness/storage/wait-out';

const UNAVAILABLE = 503;

/**
 * Asks lenses again and again while it can't answer: it is away, busy, or of another version than this
 * worker. None of that says anything about a render.
 * @param onFault is told when the waiting begins and when its reason changes
 * @throws the signal's reason, or what lenses answers
 */
export async function waitForLenses<T>(
  ask: () => Promise<T>,
  signal: AbortSignal,
  onFault: (error: AppError) => void,
): Promise<T> {
  return waitOut(ask, {
    signal,
    passes: (error): error is AppError => error instanceof AppError && error.status === UNAVAILABLE,
    reasonOf: ({ code }) => code,
    onFault,
  });
}
