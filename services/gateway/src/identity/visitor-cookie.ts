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

type ReadCookie = {
  readonly secret: string;
  /** It was signed with the secret that is only accepted. */
  readonly isToBeRenewed: boolean;
};

/** Makes and reads the cookies of visitors. A secret that was not made here is nobody's. */
export class VisitorCookies {
  readonly #key: Buffer;
  readonly #alsoKey: Buffer | undefined;

  /** @param also a secret whose cookies are read as well */
  constructor(
    authSecret: string,
    /** Whether cookies travel over TLS only. */
    readonly secure: boolean,
    also?: string,
  ) {
    this.#key = keyOf(authSecret);
    this.#alsoKey = also === undefined ? undefined : keyOf(also);
  }

  newSecret(): string {
    return randomBytes(SECRET_BYTES).toString('base64url');
  }

  /** The secret in a `Cookie` header; a malformed or invented one counts as none. */
  secretIn(cookieHeader: string | undefined): string | undefined {
    return this.read(cookieHeader)?.secret;
  }

  /** The secret in a `Cookie` header, and whether it is signed as it would be now. */
  read(cookieHeader: string | undefined): ReadCookie | undefined {
    const [, secret, signature] = FORM.exec(parseCookie(cookieHeader ?? '')[NAME] ?? '') ?? [];
    if (secret === undefined || signature === undefined) return undefined;
    const sent = Buffer.from(signature, 'base64url');
    const isBy = (key: Buffer) => timingSafeEqual(sent, signatureBy(key, secret));
    if (isBy(this.#key)) return { secret, isToBeRenewed: false };
    const isByOther = this.#alsoKey !== undefined && isBy(this.#alsoKey);
    return isByOther ? { secret, isToBeRenewed: true } : undefined;
  }

  valueOf(secret: string): string {
    return `${secret}.${signatureBy(this.#key, secret).toString('base64url')}`;
  }

  /** `Set-Cookie` values that begin a visit, or go on with it. */
  begin(secret: string): string[] {
    const { secure } = this;
    const shared = { path: '/', sameSite: 'lax', secure, maxAge: MAX_AGE_SECONDS } as const;
    return [
      stringifySetCookie({ ...shared, name: NAME, value: this.valueOf(secret), httpOnly: true }),
      stringifySetCookie({ ...shared, name: MARKER, value: '1' }),
    ];
  }
}

/** A key of its own, so that no other use of the secret can produce a valid signature. */
function keyOf(authSecret: string): Buffer {
  return createHmac('sha256', authSecret).update('visitor cookie').digest();
}

function signatureBy(key: Buffer, secret: string): Buffer {
  return createHmac('sha256', key).update(secret).digest();
}

/** What the rest of the system knows a visitor by: the hex SHA-256 of the secret, never itself. */
export function visitorOwner(secret: string): Owner {
  return { kind: 'visitor', id: createHash('sha256').update(secret).digest('hex') };
}
