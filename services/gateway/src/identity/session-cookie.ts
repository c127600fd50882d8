import { createHash } from 'node:crypto';
import { parseSessionCookie, sessionCookieName } from '@likeness/contracts/identity/session-cookie';
import { parseCookie } from 'cookie';

/** The cookie in which the page keeps its bearer token. */
const TOKEN = 'access_token';

export type SessionCookies = {
  /** The bearer token; it opens the bytes of pictures alone. */
  readonly token?: string;
  /** What binds a session to this browser. */
  readonly binding?: { readonly tokenHash: string; readonly hash: string };
};

/** What a `Cookie` header says of sessions; malformed values count as none. */
export function sessionCookiesIn(header: string | undefined, secure: boolean): SessionCookies {
  const cookies = parseCookie(header ?? '');
  const binding = parseSessionCookie(cookies[sessionCookieName(secure)]);
  return {
    token: cookies[TOKEN],
    binding: binding && {
      tokenHash: binding.tokenHash,
      hash: createHash('sha256').update(binding.secret).digest('hex'),
    },
  };
}
