import { hashToken } from '@likeness/service-kit/identity/secret-token';
import { parseSessionCookie, sessionCookieName } from '@likeness/contracts/identity/cookies';
import { parseCookie } from 'cookie';

const TOKEN = 'access_token';

export type SessionCookies = {
  /** The bearer token; valid for image bytes only. */
  readonly token?: string;
  readonly binding?: { readonly tokenHash: string; readonly hash: string };
};

/** Pages store the token in a cookie, so a browser without one is logged out. */
export const hasToken = (header: string | undefined) => Boolean(parseCookie(header ?? '')[TOKEN]);

export function sessionCookiesIn(header: string | undefined, secure: boolean): SessionCookies {
  const cookies = parseCookie(header ?? '');
  const binding = parseSessionCookie(cookies[sessionCookieName(secure)]);
  return {
    token: cookies[TOKEN],
    binding: binding && {
      tokenHash: binding.tokenHash,
      hash: hashToken(binding.secret),
    },
  };
}
