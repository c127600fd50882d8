import type { Bearer, RegisterRequest } from '@likeness/contracts/http/auth';
import { ApiError, UNKNOWN_ERROR } from './api-error.js';
import { call } from './request.js';

type Registered = { id?: string; detail?: string };

/** A cookie must never hold anything but a token, whatever a server in between answers. */
function tokenOf({ access_token: token }: Partial<Bearer>): string {
  if (typeof token !== 'string' || token === '') throw new ApiError(200, null, UNKNOWN_ERROR);
  return token;
}

/** Gives the new session's token. */
export async function login(email: string, password: string): Promise<string> {
  const form = new URLSearchParams({ username: email, password });
  return tokenOf(await call('POST /api/auth/jwt/login', { form }));
}

/** An answer without `id` is a refusal too; its `detail` may say why. */
export function register(person: RegisterRequest): Promise<Registered> {
  return call('POST /api/auth/register', { body: person });
}

export async function requestVerification(email: string): Promise<void> {
  await call('POST /api/auth/request-verify-token', { body: { email } });
}

/** Gives the server's own words of success, if it has any. */
export async function verifyEmail(token: string): Promise<string | undefined> {
  return (await call('POST /api/auth/verify', { body: { token } })).message;
}

export async function forgotPassword(email: string): Promise<void> {
  await call('POST /api/auth/forgot-password', { body: { email } });
}

export async function resetPassword(token: string, password: string): Promise<void> {
  await call('POST /api/auth/reset-password', { body: { token, password } });
}

/** Where the provider asks the person; it sends them back to `redirectUri`. */
export async function authorizeWithGoogle(redirectUri: string): Promise<string> {
  const query = { redirect_uri: redirectUri, scopes: 'openid email profile' };
  return (await call('GET /api/auth/google/authorize', { query })).authorization_url;
}

/** What the provider puts into the address on the way back. */
export type OauthAnswer = {
  [part in 'code' | 'state' | 'scope' | 'authuser' | 'prompt']?: string | undefined;
};

/** Trades what the provider sent back for a token. */
export async function finishWithGoogle(answer: OauthAnswer): Promise<string> {
  return tokenOf(await call('GET /api/auth/google/callback', { query: answer }));
}
