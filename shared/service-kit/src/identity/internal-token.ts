import { createHmac } from 'node:crypto';
import { type Principal, principalSchema } from '@likeness/contracts/identity/principal';
import { AppError } from '@likeness/contracts/errors/app-error';
import { errors, jwtVerify, type JWTPayload } from 'jose';
import { sharedNow } from '../time/shared-clock.js';

const ISSUER = 'likeness';
const LIFETIME_SECONDS = 60;
const HEADER = encoded({ alg: 'HS256' });

/** Signs and verifies short-lived internal tokens (JWT, RFC 7519, HS256). */
export class InternalTokens {
  readonly #key: Uint8Array;
  readonly #alsoKey: Uint8Array | undefined;

  constructor(secret: string, also?: string) {
    this.#key = keyOf(secret);
    this.#alsoKey = also === undefined ? undefined : keyOf(also);
  }

  /** Synchronous: WebCrypto's thread hops take ten times as long as the signature. */
  sign(principal: Principal, audience: string): string {
    const now = Math.floor(sharedNow() / 1_000);
    const claims = { principal, iss: ISSUER, aud: audience, iat: now, exp: now + LIFETIME_SECONDS };
    const signed = `${HEADER}.${encoded(claims)}`;
    return `${signed}.${createHmac('sha256', this.#key).update(signed).digest('base64url')}`;
  }

  /** @throws AppError UNAUTHORIZED; SERVICE_UNAVAILABLE if expired: the login stays valid */
  async verify(token: string, audience: string): Promise<Principal> {
    try {
      const { principal } = await this.#claims(token, audience);
      return principalSchema.parse(principal);
    } catch (error) {
      const code = error instanceof errors.JWTExpired ? 'SERVICE_UNAVAILABLE' : 'UNAUTHORIZED';
      throw new AppError(code, undefined, { cause: error });
    }
  }

  async #claims(token: string, audience: string): Promise<JWTPayload> {
    try {
      return await claimsBy(this.#key, token, audience);
    } catch (error) {
      const isByAnother = error instanceof errors.JWSSignatureVerificationFailed;
      if (!isByAnother || this.#alsoKey === undefined) throw error;
      return claimsBy(this.#alsoKey, token, audience);
    }
  }
}

/** A derived key, so that no other use of the secret can produce a valid token. */
function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(`internal-token:${secret}`);
}

async function claimsBy(key: Uint8Array, token: string, audience: string): Promise<JWTPayload> {
  const { payload } = await jwtVerify(token, key, {
    issuer: ISSUER,
    audience,
    algorithms: ['HS256'],
    currentDate: new Date(sharedNow()),
  });
  return payload;
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
