import { ApiError } from '../../lib/api/api-error.js';

const FAILED = 'That did not work. Please try again.';

export const wordsOf = (error: unknown, unknown = FAILED): string =>
  (error instanceof ApiError ? error.detail : null) ?? unknown;
