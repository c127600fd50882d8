import { AppError } from '@likeness/contracts/errors/app-error';
import type { Call } from '@likeness/contracts/calls/call-definition';
import type { z } from 'zod';

const MOST_PLACES = 10;

/**
 * Two services that differ about a call: one of them is of another version. That passes, so it is no
 * answer to what was asked, and the call is made again.
 */
export function callMismatch({ service, name }: Call, difference: string): AppError {
  const cause = new Error(`${service}.${name}: ${difference}`);
  return new AppError('VERSION_MISMATCH', undefined, { cause });
}

/** Where something is not as a schema says and in what way; never what is there. */
export function placesOf(error: z.ZodError, part: string): string {
  return error.issues
    .slice(0, MOST_PLACES)
    .map(({ path, code }) => `${[part, ...path].join('.')} ${code}`)
    .join('; ');
}
