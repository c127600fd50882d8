import { ERRORS, type ErrorCode } from './catalogue.js';

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

  toBody(): { detail: string; message: string; code: ErrorCode } {
    return { detail: this.message, message: this.message, code: this.code };
  }
}
