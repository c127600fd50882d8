import {
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { visitorCookieName, visitorMarkerName } from '@likeness/contracts/identity/cookies';
import { hashToken } from '@likeness/service-kit/identity/secret-token';
import type { Owner } from '@likeness/contracts/identity/owner';
import { parseCookie, stringifySetCookie } from 'cookie';

const SECRET_BYTES = 32;
/** Secret and signature, each 256 bits in base64url. */
const FORM = /^([\w-]{43})\.([\w-]{43})$/;
/** The maximum `Max-Age` of browsers is 400 days (RFC 6265bis). */
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60;

type ReadCookie = {
  readonly secret: string;
  /** True when the rotation secret signed it. */
  readonly isToBeRenewed: boolean;
};

export class VisitorCookies {
  readonly #key: KeyObject;
  readonly #alsoKey: KeyObject | undefined;

  /** @param also a second accepted secret, for rotation */
  constructor(
    authSecret: string,
    readonly secure: boolean,
    also?: string,
  ) {
    this.#key = keyOf(authSecret);
    this.#alsoKey = also === undefined ? undefined : keyOf(also);
  }

  newSecret(): string {
    return randomBytes(SECRET_BYTES).toString('base64url');
  }

  secretIn(cookieHeader: string | undefined): string | undefined {
    return this.read(cookieHeader)?.secret;
  }

  read(cookieHeader: string | undefined): ReadCookie | undefined {
    const [, secret, signature] =
      FORM.exec(parseCookie(cookieHeader ?? '')[visitorCookieName] ?? '') ?? [];
    if (secret === undefined || signature === undefined) return undefined;
    const sent = Buffer.from(signature, 'base64url');
    const isBy = (key: KeyObject) => timingSafeEqual(sent, signatureBy(key, secret));
    if (isBy(this.#key)) return { secret, isToBeRenewed: false };
    const isByOther = this.#alsoKey !== undefined && isBy(this.#alsoKey);
    return isByOther ? { secret, isToBeRenewed: true } : undefined;
  }

  valueOf(secret: string): string {
    return `${secret}.${signatureBy(this.#key, secret).toString('base64url')}`;
  }

  begin(secret: string): string[] {
    const { secure } = this;
    const shared = { path: '/', sameSite: 'lax', secure, maxAge: MAX_AGE_SECONDS } as const;
    return [
      stringifySetCookie({
        ...shared,
        name: visitorCookieName,
        value: this.valueOf(secret),
        httpOnly: true,
      }),
      stringifySetCookie({ ...shared, name: visitorMarkerName, value: '1' }),
    ];
  }
}

/** A derived key, so that other uses of the secret can't produce a signature. Bytes cost an HMAC five times as long. */
function keyOf(authSecret: string): KeyObject {
  return createSecretKey(createHmac('sha256', authSecret).update('visitor cookie').digest());
}

function signatureBy(key: KeyObject, secret: string): Buffer {
  return createHmac('sha256', key).update(secret).digest();
}

/** Hex SHA-256 of the secret; other services never see the secret. */
export function visitorOwner(secret: string): Owner {
  return { kind: 'visitor', id: hashToken(secret) };
}
