import type { Bearer, RegisterRequest } from '@likeness/contracts/http/auth';
import { locale } from '../locale.js';
import { ApiError, UNKNOWN_ERROR } from './api-error.js';
import { call, needCookies } from './request.js';

type Registered = { id?: string; detail?: string };

/** Throws on anything but a token, so that the cookie never holds a proxy's error page. */
function tokenOf({ access_token: token }: Partial<Bearer>): string {
  if (typeof token !== 'string' || token === '') throw new ApiError(200, null, UNKNOWN_ERROR);
  return token;
}

export async function login(email: string, password: string): Promise<string> {
  needCookies();
  const form = new URLSearchParams({ username: email, password });
  return tokenOf(await call('POST /api/auth/jwt/login', { form }));
}

/** Throws when the response has no `id`; its `detail` may give the reason. */
export function register(person: RegisterRequest): Promise<Registered> {
  return call('POST /api/auth/register', { body: { ...person, language: locale } });
}

export type OauthAnswer = {
  [part in 'code' | 'state' | 'scope' | 'authuser' | 'prompt']?: string | undefined;
};

export async function finishWithGoogle(answer: OauthAnswer): Promise<string> {
  return tokenOf(await call('GET /api/auth/google/callback', { query: answer }));
}
