import type { ErrorBody } from './error-body.js';
import type { FaceChoice } from '../photos/face-choice.js';
import { ERRORS, type ErrorCode } from './catalogue.js';

type Options = {
  readonly retryAfterSeconds?: number;
  readonly faces?: readonly FaceChoice[];
  /** The figures in `detail`, for other languages. */
  readonly values?: ErrorBody['values'];
  readonly cause?: unknown;
};

export class AppError extends Error {
  readonly status: number;
  readonly retryAfterSeconds?: number;
  readonly #faces?: readonly FaceChoice[];
  readonly #values?: ErrorBody['values'];

  constructor(
    readonly code: ErrorCode,
    detail?: string,
    options: Options = {},
  ) {
    super(detail ?? ERRORS[code].message, { cause: options.cause });
    this.name = 'AppError';
    this.status = ERRORS[code].status;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.#faces = options.faces;
    this.#values = options.values;
  }

  toBody(): ErrorBody {
    return {
      detail: this.message,
      message: this.message,
      code: this.code,
      ...(this.#values && { values: this.#values }),
      ...(this.#faces?.length && { faces: [...this.#faces] }),
    };
  }
}
