import { ApiError, ConnectionError, UNKNOWN_ERROR } from '../../../lib/api/api-error.js';
import * as text from '../messages.js';

/**
 * Why nothing was made. `exhausted` means that the free generations are used up, `rate-limited` any
 * other limit; the rest goes into the red box.
 */
export type Problem = {
  kind: 'exhausted' | 'rate-limited' | 'box';
  detail: string;
  /** Milliseconds since the epoch. */
  retryAt: number | null;
  /** The server refused the request (4xx): repeating it would not help. */
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
      detail: retryAfterSeconds === null ? message : message.replace(text.tryAgainAdvice, ''),
      retryAt: retryAfterSeconds === null ? null : Date.now() + retryAfterSeconds * 1000,
      isRefusal: status >= 400 && status < 500,
    };
  }
  return faultOf(error instanceof ConnectionError ? error.message : UNKNOWN_ERROR);
}

/** A problem that the page found itself. */
export function faultOf(detail: string): Problem {
  return { kind: 'box', detail, retryAt: null, isRefusal: false };
}

export const ALLOWANCE_USED_UP: Problem = { ...faultOf(''), kind: 'exhausted', isRefusal: true };

export const NOT_ORDERED = faultOf(text.notOrdered);

/** Visitors see both limits in a dialog. Members see them in the red box, like every other problem. */
export function isBoxed({ kind }: Problem, isMember: boolean): boolean {
  return isMember || kind === 'box';
}

/** The server can't be reached. */
export const isAway = (error: unknown) => !(error instanceof ApiError) || error.status >= 500;

/** Codes from the gateway or a proxy, not from the service. */
const FOREIGN_CODES: ReadonlySet<string | null> = new Set([
  null,
  'INTERNAL',
  'SERVICE_UNAVAILABLE',
]);

/** The server may have taken the order although its answer is missing or broken. */
export const isInDoubt = (error: unknown) =>
  error instanceof ConnectionError ||
  (error instanceof ApiError &&
    (error.status < 400 || error.status >= 500) &&
    FOREIGN_CODES.has(error.code));

export const problemOfOrder = (error: unknown) =>
  error instanceof ConnectionError ? NOT_ORDERED : problemOf(error);
