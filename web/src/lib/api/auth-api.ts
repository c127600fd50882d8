import type { Bearer, RegisterRequest } from '@likeness/contracts/http/auth';
import { ApiError, UNKNOWN_ERROR } from './api-error.js';
import { requestJson, requestNothing } from './request.js';

type Registered = { id?: string; detail?: string };

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** A cookie must never hold anything but a token, whatever a server in between answers. */
function tokenOf({ access_token: token }: Partial<Bearer>): string {
  if (typeof token !== 'string' || token === '') throw new ApiError(200, null, UNKNOWN_ERROR);
  return token;
}

/** Gives the new session's token. */
export async function login(email: string, password: string): Promise<string> {
  const body = new URLSearchParams({ username: email, password });
  return tokenOf(await requestJson('auth/jwt/login', { method: 'POST', body }));
}

/** An answer without `id` is a refusal too; its `detail` may say why. */
export function register(person: RegisterRequest): Promise<Registered> {
  return requestJson('auth/register', json(person));
}

export function requestVerification(email: string): Promise<void> {
  return requestNothing('auth/request-verify-token', json({ email }));
}

/** Gives the server's own words of success, if it has any. */
export async function verifyEmail(token: string): Promise<string | undefined> {
  return (await requestJson<{ message?: string }>('auth/verify', json({ token }))).message;
}

export function forgotPassword(email: string): Promise<void> {
  return requestNothing('auth/forgot-password', json({ email }));
}

export function resetPassword(token: string, password: string): Promise<void> {
  return requestNothing('auth/reset-password', json({ token, password }));
}

/** Where the provider asks the person; it sends them back to `redirectUri`. */
export async function authorizeWithGoogle(redirectUri: string): Promise<string> {
  const query = new URLSearchParams({ redirect_uri: redirectUri, scopes: 'openid email profile' });
  const path = `auth/google/authorize?${query.toString()}`;
  return (await requestJson<{ authorization_url: string }>(path)).authorization_url;
}

/** What the provider puts into the address on the way back. */
export type OauthAnswer = {
  [part in 'code' | 'state' | 'scope' | 'authuser' | 'prompt']?: string | undefined;
};

/** Trades what the provider sent back for a token. */
export async function finishWithGoogle(answer: OauthAnswer): Promise<string> {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(answer)) {
    if (value !== undefined) query.set(name, value);
  }
  const path = `auth/google/callback?${query.toString()}`;
  return tokenOf(await requestJson(path));
}
