import { ApiError } from '../../lib/api/api-error.js';

export const NO_ADDRESS = 'Please enter a valid email address.';

export function subscribeFailure(error: unknown): string {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 422) return NO_ADDRESS;
  if (status === 429) return 'Too many attempts. Please try again later.';
  return 'Could not subscribe. Please try again.';
}
