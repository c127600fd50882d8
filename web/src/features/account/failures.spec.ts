import { ApiError, ConnectionError } from '../../lib/api/api-error.js';
import {
  isAlreadyVerified,
  isWrongPassword,
  loginFailure,
  passwordFailure,
  reasonOr,
  resendFailure,
  signupFailure,
  signupWithoutId,
  verificationFailure,
  verificationSuccess,
} from './failures.js';

const refused = (status: number, detail: string | null) =>
  new ApiError(status, null, detail ?? 'unknown', { detail });
const lost = new ConnectionError();
const UNEXPECTED = 'An unexpected error occurred. Please try again.';

it('login', () => {
  const other = 'Login failed. Please check your credentials or email for verification.';
  expect(loginFailure(refused(429, 'Slow down'))).toBe(
    'Too many login attempts. Please try again later.',
  );
  expect(loginFailure(refused(400, 'LOGIN_BAD_CREDENTIALS'))).toBe(other);
  expect(loginFailure(refused(400, 'LOGIN_USER_NOT_VERIFIED'))).toBe(other);
  expect(loginFailure(lost)).toBe(lost.message);
  const blocked = new ApiError(422, 'COOKIES_BLOCKED', 'Allow cookies.', { detail: 'x' });
  expect(loginFailure(blocked)).toBe('Allow cookies.');
});

it('signup', () => {
  expect(signupWithoutId('too short')).toBe('Signup failed: too short');
  expect(signupWithoutId(undefined)).toBe('Signup failed: Unknown error');
  expect(signupFailure(refused(400, 'REGISTER_USER_ALREADY_EXISTS'))).toBe(
    'An account with this email already exists. Please log in or check your email to verify your account instead.',
  );
  expect(signupFailure(refused(400, 'Password is too common'))).toBe(
    'Signup failed: Password is too common',
  );
  expect(signupFailure(lost)).toBe(UNEXPECTED);
});

it('resend', () => {
  expect(isAlreadyVerified(refused(400, 'USER_ALREADY_VERIFIED'))).toBe(true);
  expect(resendFailure(refused(429, 'Slow down'))).toBe(
    'Failed to resend verification email: Slow down',
  );
  expect(resendFailure(lost)).toBe(UNEXPECTED);
});

it('verification', () => {
  expect(verificationSuccess(undefined).state).toBe('verified');
  expect(verificationSuccess(undefined)).toHaveProperty(
    'text',
    'Your email has been successfully verified!',
  );
  expect(verificationFailure(refused(400, 'VERIFY_USER_BAD_TOKEN'))).toEqual({
    state: 'invalid',
    text: 'The verification link is invalid or has expired. Please register again.',
  });
  expect(verificationFailure(refused(400, 'VERIFY_USER_ALREADY_VERIFIED'))).toEqual({
    state: 'already-verified',
    text: 'Your email has already been verified.',
  });
  expect(verificationFailure(refused(429, 'Slow down'))).toHaveProperty('text', 'Error: Slow down');
  expect(verificationFailure(lost)).toEqual({ state: 'unanswered', text: UNEXPECTED });
});

it('passwords and other reasons', () => {
  expect(isWrongPassword(refused(400, 'CHANGE_PASSWORD_WRONG_CURRENT'))).toBe(true);
  expect(isWrongPassword(refused(400, 'Too common'))).toBe(false);
  expect(passwordFailure(refused(400, 'Too common'))).toBe('Too common');
  expect(passwordFailure(lost)).toBe('An error occurred. Please try again.');
  expect(reasonOr(refused(400, 'No subscription'), 'Failed.')).toBe('No subscription');
  expect(reasonOr(refused(500, null), 'Failed.')).toBe('Failed.');
  expect(reasonOr(null, 'Failed.')).toBeNull();
});
