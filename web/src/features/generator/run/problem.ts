import { ApiError, ConnectionError, UNKNOWN_ERROR } from '../../../lib/api/api-error.js';

/**
 * Why something was not made. `exhausted` and `rate-limited` open their dialogs, `box` is shown in
 * the red box.
 */
export type Problem = {
  kind: 'exhausted' | 'rate-limited' | 'box';
  detail: string;
  retryAfterSeconds: number | null;
};

function kindOf(error: ApiError): Problem['kind'] {
  if (error.status !== 429) return 'box';
  return error.code === 'ANONYMOUS_ALLOWANCE' ? 'exhausted' : 'rate-limited';
}

export function problemOf(error: unknown): Problem {
  if (error instanceof ApiError) {
    return {
      kind: kindOf(error),
      detail: error.message,
      retryAfterSeconds: error.retryAfterSeconds,
    };
  }
  const detail = error instanceof ConnectionError ? error.message : UNKNOWN_ERROR;
  return { kind: 'box', detail, retryAfterSeconds: null };
}

/** Of two problems the one that says more about what the person can do. */
export function graver(first: Problem | null, second: Problem): Problem {
  if (!first) return second;
  const rank = { exhausted: 2, 'rate-limited': 1, box: 0 };
  return rank[second.kind] > rank[first.kind] ? second : first;
}
