export const visitorCookieName = 'anonymous_user_id';
/** Readable by scripts, unlike the visitor cookie itself. */
export const visitorMarkerName = 'anonymous_user';

export function operatorCookieName(secure: boolean): string {
  return secure ? '__Host-likeness_operator' : 'likeness_operator';
}

/** `__Host-` binds the cookie to this host and TLS, which development lacks (RFC 6265bis). */
export function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-likeness_session' : 'likeness_session';
}

export type SessionCookie = {
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
