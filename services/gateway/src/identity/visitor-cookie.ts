import { createHash, randomBytes } from 'node:crypto';
import type { Owner } from '@likeness/contracts/identity/owner';
import { parseCookie, stringifySetCookie } from 'cookie';

const NAME = 'anonymous_user_id';
/** Tells the page's scripts, which can't read the other one, that there is a visitor. */
const MARKER = 'anonymous_user';
const SECRET_BYTES = 32;
const SECRET_FORM = /^[\w-]{43}$/;
/** As long as browsers keep a cookie (RFC 6265bis caps `Max-Age` at 400 days). */
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60;

/** 256 random bits in base64url. */
export function newVisitorSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** The secret in a `Cookie` header; a malformed one counts as none. */
export function visitorSecretIn(cookieHeader: string | undefined): string | undefined {
  const value = parseCookie(cookieHeader ?? '')[NAME];
  return value !== undefined && SECRET_FORM.test(value) ? value : undefined;
}

/** What the rest of the system knows a visitor by: the hex SHA-256 of the secret, never itself. */
export function visitorOwner(secret: string): Owner {
  return { kind: 'visitor', id: createHash('sha256').update(secret).digest('hex') };
}

/** `Set-Cookie` values that begin a visit. */
export function visitorCookies(secret: string, secure: boolean): string[] {
  const shared = { path: '/', sameSite: 'lax', secure, maxAge: MAX_AGE_SECONDS } as const;
  return [
    stringifySetCookie({ ...shared, name: NAME, value: secret, httpOnly: true }),
    stringifySetCookie({ ...shared, name: MARKER, value: '1' }),
  ];
}
