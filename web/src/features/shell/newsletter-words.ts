import { ApiError } from '../../lib/api/api-error.js';
import * as text from './messages/en.js';

export function subscribeFailure(error: unknown): string {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 422) return text.invalidAddress;
  if (status === 429) return text.tooManyAttempts;
  return text.couldNotSubscribe;
}
