import { ApiError, ConnectionError } from '../../lib/api/api-error.js';

const UNEXPECTED = 'An unexpected error occurred. Please try again.';

export function detailOf(error: unknown): string | null {
  return error instanceof ApiError ? error.detail : null;
}

export function loginFailure(error: unknown): string {
  if (error instanceof ConnectionError) return error.message;
  return error instanceof ApiError && error.status === 429
    ? 'Too many login attempts. Please try again later.'
    : 'Login failed. Please check your credentials or email for verification.';
}

export const signupWithoutId = (detail: string | undefined) =>
  `Signup failed: ${detail ?? 'Unknown error'}`;

export function signupFailure(error: unknown): string {
  const detail = detailOf(error);
  if (detail === null) return UNEXPECTED;
  return detail === 'REGISTER_USER_ALREADY_EXISTS'
    ? 'An account with this email already exists. Please log in or check your email to verify your account instead.'
    : `Signup failed: ${detail}`;
}

export const isAlreadyVerified = (error: unknown) => detailOf(error) === 'USER_ALREADY_VERIFIED';

export function resendFailure(error: unknown): string {
  const detail = detailOf(error);
  return detail === null ? UNEXPECTED : `Failed to resend verification email: ${detail}`;
}

/** The server's reason, or `fallback`; null without an error. */
export function reasonOr(error: unknown, fallback: string): string | null {
  return error === null ? null : (detailOf(error) ?? fallback);
}

export function passwordFailure(error: unknown): string {
  return detailOf(error) ?? 'An error occurred. Please try again.';
}

export const isWrongPassword = (error: unknown) =>
  detailOf(error) === 'CHANGE_PASSWORD_WRONG_CURRENT';

export type Verification =
  | { state: 'verified'; text: string }
  | { state: 'already-verified' | 'invalid' | 'failed' | 'unanswered'; text: string };

export const MISSING_VERIFICATION_TOKEN: Verification = {
  state: 'invalid',
  text: 'Invalid verification link.',
};

export function verificationSuccess(message: string | undefined): Verification {
  return { state: 'verified', text: message ?? 'Your email has been successfully verified!' };
}

export function verificationFailure(error: unknown): Verification {
  const detail = detailOf(error);
  switch (detail) {
    case 'VERIFY_USER_BAD_TOKEN':
      return {
        state: 'invalid',
        text: 'The verification link is invalid or has expired. Please register again.',
      };
    case 'VERIFY_USER_ALREADY_VERIFIED':
      return { state: 'already-verified', text: 'Your email has already been verified.' };
    case null:
      return { state: 'unanswered', text: UNEXPECTED };
    default:
      return { state: 'failed', text: `Error: ${detail}` };
  }
}
