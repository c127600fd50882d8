import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Owner } from '@likeness/contracts/identity/owner';
import { parseCookie, stringifySetCookie } from 'cookie';

const NAME = 'anonymous_user_id';
/** Tells the page's scripts, which can't read the other one, that there is a visitor. */
const MARKER = 'anonymous_user';
const SECRET_BYTES = 32;
/** Secret and signature, each 256 bits in base64url. */
const FORM = /^([\w-]{43})\.([\w-]{43})$/;
/** As long as browsers keep a cookie (RFC 6265bis caps `Max-Age` at 400 days). */
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60;

/** Makes and reads the cookies of visitors. A secret that was not made here is nobody's. */
export class VisitorCookies {
  readonly #key: Buffer;

  constructor(
    authSecret: string,
    /** Whether cookies travel over TLS only. */
    readonly secure: boolean,
  ) {
    // A key of its own, so that no other use of the secret can produce a valid signature.
    this.#key = createHmac('sha256', authSecret).update('visitor cookie').digest();
  }

  newSecret(): string {
    return randomBytes(SECRET_BYTES).toString('base64url');
  }

  /** The secret in a `Cookie` header; a malformed or invented one counts as none. */
  secretIn(cookieHeader: string | undefined): string | undefined {
    const [, secret, signature] = FORM.exec(parseCookie(cookieHeader ?? '')[NAME] ?? '') ?? [];
    if (secret === undefined || signature === undefined) return undefined;
    const sent = Buffer.from(signature, 'base64url');
    return timingSafeEqual(sent, this.#signatureOf(secret)) ? secret : undefined;
  }

  valueOf(secret: string): string {
    return `${secret}.${this.#signatureOf(secret).toString('base64url')}`;
  }

  /** `Set-Cookie` values that begin a visit. */
  begin(secret: string): string[] {
    const { secure } = this;
    const shared = { path: '/', sameSite: 'lax', secure, maxAge: MAX_AGE_SECONDS } as const;
    return [
      stringifySetCookie({ ...shared, name: NAME, value: this.valueOf(secret), httpOnly: true }),
      stringifySetCookie({ ...shared, name: MARKER, value: '1' }),
    ];
  }

  #signatureOf(secret: string): Buffer {
    return createHmac('sha256', this.#key).update(secret).digest();
  }
}

/** What the rest of the system knows a visitor by: the hex SHA-256 of the secret, never itself. */
export function visitorOwner(secret: string): Owner {
  return { kind: 'visitor', id: createHash('sha256').update(secret).digest('hex') };
}
