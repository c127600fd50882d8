import type { Bearer, RegisterRequest } from '@likeness/contracts/http/auth';
import { locale } from '../locale.js';
import { ApiError, UNKNOWN_ERROR } from './api-error.js';
import { call } from './request.js';

type Registered = { id?: string; detail?: string };

/** Throws on anything but a token, so that the cookie never holds a proxy's error page. */
function tokenOf({ access_token: token }: Partial<Bearer>): string {
  if (typeof token !== 'string' || token === '') throw new ApiError(200, null, UNKNOWN_ERROR);
  return token;
}

export async function login(email: string, password: string): Promise<string> {
  const form = new URLSearchParams({ username: email, password });
  return tokenOf(await call('POST /api/auth/jwt/login', { form }));
}

/** Throws when the response has no `id`; its `detail` may give the reason. */
export function register(person: RegisterRequest): Promise<Registered> {
  return call('POST /api/auth/register', { body: { ...person, language: locale } });
}

export async function requestVerification(email: string): Promise<void> {
  await call('POST /api/auth/request-verify-token', { body: { email } });
}

/** The server's words, which are English; other languages have their own. */
export async function verifyEmail(token: string): Promise<string | undefined> {
  const { message } = await call('POST /api/auth/verify', { body: { token } });
  return locale === 'en' ? message : undefined;
}

export async function forgotPassword(email: string): Promise<void> {
  await call('POST /api/auth/forgot-password', { body: { email } });
}

export async function resetPassword(token: string, password: string): Promise<void> {
  await call('POST /api/auth/reset-password', { body: { token, password } });
}

export async function authorizeWithGoogle(redirectUri: string): Promise<string> {
  const query = { redirect_uri: redirectUri, scopes: 'openid email profile', language: locale };
  return (await call('GET /api/auth/google/authorize', { query })).authorization_url;
}

export type OauthAnswer = {
  [part in 'code' | 'state' | 'scope' | 'authuser' | 'prompt']?: string | undefined;
};

export async function finishWithGoogle(answer: OauthAnswer): Promise<string> {
  return tokenOf(await call('GET /api/auth/google/callback', { query: answer }));
}
