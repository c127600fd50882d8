import type { ErrorCode } from '@likeness/contracts/errors/catalogue';
import type { AccountCode, FieldError } from '@likeness/contracts/http/auth';

/** An answer of the account API that is no success: `{detail}` and nothing else. */
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
    this.code = options.code;
  }

  readonly retryAfterSeconds?: number;
  /** What it counts as among the figures; without one, what its status says. */
  readonly code?: AccountCode | ErrorCode;

  /** A refusal that clients tell by its code. */
  static code(code: AccountCode): AccountError {
    return new AccountError(400, code, { code });
  }

  /** A refusal in words for the person. */
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
