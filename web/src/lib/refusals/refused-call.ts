import type { ErrorBody } from '@likeness/contracts/errors/error-body';

/** A refusal in the server's words, which are English. */
export type Refusal = Pick<ErrorBody, 'detail' | 'values'> & {
  readonly status?: number;
  readonly code: string | null;
  readonly retryAfterSeconds?: number | null;
};
