import type { ErrorBody } from '../http/error-body.js';
import type { FaceChoice } from '../photos/face-choice.js';
import { ERRORS, type ErrorCode } from './catalogue.js';

type Options = {
  readonly retryAfterSeconds?: number;
  readonly faces?: readonly FaceChoice[];
  readonly cause?: unknown;
};

export class AppError extends Error {
  readonly status: number;
  readonly retryAfterSeconds?: number;
  readonly #faces?: readonly FaceChoice[];

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
  }

  toBody(): ErrorBody {
    const body = { detail: this.message, message: this.message, code: this.code };
    return this.#faces?.length ? { ...body, faces: [...this.#faces] } : body;
  }
}
