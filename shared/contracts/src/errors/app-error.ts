import { ERRORS, type ErrorCode } from './catalogue.js';

/** An error whose text may be shown to the person who caused or met it. */
export class AppError extends Error {
  readonly status: number;
  readonly retryAfterSeconds?: number;

  constructor(
    readonly code: ErrorCode,
    detail?: string,
    options: { retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(detail ?? ERRORS[code].message, { cause: options.cause });
    this.name = 'AppError';
    this.status = ERRORS[code].status;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  /** The body every service outside auth answers with (`detail` and `message` are the same text). */
  toBody(): { detail: string; message: string; code: ErrorCode } {
    return { detail: this.message, message: this.message, code: this.code };
  }
}
