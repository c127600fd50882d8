import { ApiError, ConnectionError } from '../../lib/api/api-error.js';
import { COOKIES_BLOCKED } from '../../lib/api/request.js';
import * as text from './messages.js';

export function detailOf(error: unknown): string | null {
  return error instanceof ApiError ? error.detail : null;
}

export function loginFailure(error: unknown): string {
  if (error instanceof ConnectionError) return error.message;
  if (error instanceof ApiError && error.code === COOKIES_BLOCKED) return error.message;
  return error instanceof ApiError && error.status === 429 ? text.tooManyLogins : text.loginFailed;
}

export const signupWithoutId = (detail: string | undefined) =>
  text.signupFailed(detail ?? text.unknownReason);

export function signupFailure(error: unknown): string {
  const detail = detailOf(error);
  if (detail === null) return text.unexpectedError;
  return detail === 'REGISTER_USER_ALREADY_EXISTS' ? text.accountExists : text.signupFailed(detail);
}

export const isAlreadyVerified = (error: unknown) => detailOf(error) === 'USER_ALREADY_VERIFIED';

export function resendFailure(error: unknown): string {
  const detail = detailOf(error);
  return detail === null ? text.unexpectedError : text.resendFailed(detail);
}

/** The server's reason, or `fallback`; null without an error. */
export function reasonOr(error: unknown, fallback: string): string | null {
  return error === null ? null : (detailOf(error) ?? fallback);
}

export function passwordFailure(error: unknown): string {
  return detailOf(error) ?? text.failed;
}

export const isWrongPassword = (error: unknown) =>
  detailOf(error) === 'CHANGE_PASSWORD_WRONG_CURRENT';

export type Verification =
  | { state: 'verified'; text: string }
  | { state: 'already-verified' | 'invalid' | 'failed' | 'unanswered'; text: string };

export const MISSING_VERIFICATION_TOKEN: Verification = {
  state: 'invalid',
  text: text.verificationLinkInvalid,
};

/** @param message of the server */
export function verificationSuccess(message: string | undefined): Verification {
  return { state: 'verified', text: message ?? text.verified };
}

export function verificationFailure(error: unknown): Verification {
  const detail = detailOf(error);
  switch (detail) {
    case 'VERIFY_USER_BAD_TOKEN':
      return { state: 'invalid', text: text.verificationLinkDead };
    case 'VERIFY_USER_ALREADY_VERIFIED':
      return { state: 'already-verified', text: text.alreadyVerified };
    case null:
      return { state: 'unanswered', text: text.unexpectedError };
    default:
      return { state: 'failed', text: text.verificationFailed(detail) };
  }
}
