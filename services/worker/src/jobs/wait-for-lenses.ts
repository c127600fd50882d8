import { AppError } from '@likeness/contracts/errors/app-error';
import { waitOut } from '@likeness/storage/wait-out';

const UNAVAILABLE = 503;

/** @param onFault called for each new reason @throws the signal's reason, or lenses' error */
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
