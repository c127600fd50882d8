import { type Principal, principalSchema } from '@likeness/contracts/identity/principal';
import { AppError } from '@likeness/contracts/errors/app-error';
import { errors, jwtVerify, SignJWT } from 'jose';
import { sharedNow } from '../time/shared-clock.js';

const ISSUER = 'likeness';
const LIFETIME_SECONDS = 60;

/** Signs and reads the short-lived token that one process shows another (JWT, RFC 7519, HS256). */
export class InternalTokens {
  readonly #key: Uint8Array;

  constructor(secret: string) {
    // A key of its own, so that no other use of the secret can produce a valid internal token.
    this.#key = new TextEncoder().encode(`internal-token:${secret}`);
  }

  /** @param audience name of the service that will receive the token */
  async sign(principal: Principal, audience: string): Promise<string> {
    const now = Math.floor(sharedNow() / 1_000);
    return new SignJWT({ principal })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(ISSUER)
      .setAudience(audience)
      .setIssuedAt(now)
      .setExpirationTime(now + LIFETIME_SECONDS)
      .sign(this.#key);
  }

  /**
   * @throws AppError UNAUTHORIZED for a token that is forged or for another service, SERVICE_UNAVAILABLE for one
   * that has expired: the call lay before a process that stood still, which says nothing of the caller's login
   */
  async verify(token: string, audience: string): Promise<Principal> {
    try {
      const { payload } = await jwtVerify(token, this.#key, {
        issuer: ISSUER,
        audience,
        algorithms: ['HS256'],
        currentDate: new Date(sharedNow()),
      });
      return principalSchema.parse(payload.principal);
    } catch (error) {
      const code = error instanceof errors.JWTExpired ? 'SERVICE_UNAVAILABLE' : 'UNAUTHORIZED';
      throw new AppError(code, undefined, { cause: error });
    }
  }
}
