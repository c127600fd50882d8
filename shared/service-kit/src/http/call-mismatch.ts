import { AppError } from '@likeness/contracts/errors/app-error';
import type { Call } from '@likeness/contracts/calls/call-definition';
import type { z } from 'zod';

const MOST_PLACES = 10;

/** The services run different versions, which is temporary, so the call can be retried. */
export function callMismatch({ service, name }: Call, difference: string): AppError {
  const cause = new Error(`${service}.${name}: ${difference}`);
  return new AppError('VERSION_MISMATCH', undefined, { cause });
}

/** Lists paths and problems but never values. */
export function placesOf(error: z.ZodError, part: string): string {
  return error.issues
    .slice(0, MOST_PLACES)
    .map(({ path, code }) => `${[part, ...path].join('.')} ${code}`)
    .join('; ');
}
