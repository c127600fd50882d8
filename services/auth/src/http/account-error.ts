import type { ErrorCode } from '@likeness/contracts/errors/catalogue';
import { codeOfStatus } from '@likeness/service-kit/http/error.filter';
import type { AccountCode, FieldError } from '@likeness/contracts/http/auth';

export class AccountError extends Error {
  constructor(
    readonly status: number,
    readonly detail: string | readonly FieldError[],
    options: {
      readonly retryAfterSeconds?: number;
      readonly cause?: unknown;
      readonly code?: AccountCode | ErrorCode;
    } = {},
  ) {
    super(typeof detail === 'string' ? detail : 'fields are not valid', { cause: options.cause });
    this.name = 'AccountError';
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.code = options.code ?? codeOfStatus(status);
  }

  readonly retryAfterSeconds?: number;
  /** The code in metrics. By default, the status decides. */
  readonly code: AccountCode | ErrorCode;

  static code(code: AccountCode): AccountError {
    return new AccountError(400, code, { code });
  }

  static words(detail: string): AccountError {
    return new AccountError(400, detail);
  }

  static fields(...fields: FieldError[]): AccountError {
    return new AccountError(422, fields);
  }

  static unauthorized(): AccountError {
    return new AccountError(401, 'Unauthorized');
  }
}
