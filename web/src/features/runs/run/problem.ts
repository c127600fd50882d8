import { ApiError, ConnectionError, UNKNOWN_ERROR } from '../../../lib/api/api-error.js';

/**
 * Why something was not made. `exhausted` and `rate-limited` are too much asked for, of the free
 * generations or of anything else; the rest belongs into the red box.
 */
export type Problem = {
  kind: 'exhausted' | 'rate-limited' | 'box';
  detail: string;
  /** When to come back, in milliseconds since the epoch. */
  retryAt: number | null;
  /** The server refused what was asked (4xx); asking the same again would not help. */
  isRefusal: boolean;
};

function kindOf(error: ApiError): Problem['kind'] {
  if (error.status !== 429) return 'box';
  return error.code === 'ANONYMOUS_ALLOWANCE' ? 'exhausted' : 'rate-limited';
}

export function problemOf(error: unknown): Problem {
  if (error instanceof ApiError) {
    const { status, message, retryAfterSeconds } = error;
    return {
      kind: kindOf(error),
      detail: message,
      retryAt: retryAfterSeconds === null ? null : Date.now() + retryAfterSeconds * 1000,
      isRefusal: status >= 400 && status < 500,
    };
  }
  return faultOf(error instanceof ConnectionError ? error.message : UNKNOWN_ERROR);
}

/** A problem that was found here, in words for the person. */
export function faultOf(detail: string): Problem {
  return { kind: 'box', detail, retryAt: null, isRefusal: false };
}

export const ALLOWANCE_USED_UP: Problem = { ...faultOf(''), kind: 'exhausted', isRefusal: true };

/** Of two problems the one that says more about what the person can do. */
export function graver(first: Problem | null, second: Problem): Problem {
  if (!first) return second;
  const rank = { exhausted: 2, 'rate-limited': 1, box: 0 };
  return rank[second.kind] > rank[first.kind] ? second : first;
}

/** Visitors meet both limits in a dialog; members, like every other fault, in the red box. */
export function isBoxed({ kind }: Problem, isMember: boolean): boolean {
  return isMember || kind === 'box';
}
