import type { Bearer, RegisterRequest } from '@likeness/contracts/http/auth';
import { requestJson, requestNothing } from './request.js';

type Registered = { id?: string; detail?: string };

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Gives the new session's token. */
export async function login(email: string, password: string): Promise<string> {
  const body = new URLSearchParams({ username: email, password });
  const answer = await requestJson<Bearer>('auth/jwt/login', { method: 'POST', body });
  return answer.access_token;
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
  return (await requestJson<Bearer>(path)).access_token;
}
