/**
 * Name of the HttpOnly cookie that binds a browser's token. By its prefix browsers take it from
 * this very host and over an encrypted connection alone (RFC 6265bis, 4.1.3.2); on a laptop, where
 * the site is not encrypted, they would not take it at all.
 */
export function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-likeness_session' : 'likeness_session';
}

export type SessionCookie = {
  /** Hex SHA-256 of the token that the cookie goes with. */
  readonly tokenHash: string;
  readonly secret: string;
};

const FORM = /^([0-9a-f]{64})\.([\w-]{43})$/;

export function formatSessionCookie({ tokenHash, secret }: SessionCookie): string {
  return `${tokenHash}.${secret}`;
}

export function parseSessionCookie(value: string | undefined): SessionCookie | undefined {
  const [, tokenHash, secret] = FORM.exec(value ?? '') ?? [];
  return tokenHash === undefined || secret === undefined ? undefined : { tokenHash, secret };
}
