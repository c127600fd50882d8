import { createHmac, sign } from 'node:crypto';
import { SERVICE_NAMES, type ServiceName } from '@likeness/contracts/names/services';
import { type Principal, principalSchema } from '@likeness/contracts/identity/principal';
import { AppError } from '@likeness/contracts/errors/app-error';
import { decodeProtectedHeader, errors, jwtVerify, type JWTPayload } from 'jose';
import { sharedNow } from '../time/shared-clock.js';
import type { InternalKeys } from './internal-keys.js';

const ISSUER = 'likeness';
const LIFETIME_SECONDS = 60;
/** Auth may, too: it decides who logs in, and exports images with their owner's rights. */
const SPEAK_FOR_PEOPLE: readonly string[] = ['gateway', 'auth'] satisfies ServiceName[];

/**
 * Signs and verifies short-lived internal tokens: JWT (RFC 7519) by Ed25519 (RFC 8037) with the key
 * of the process, or by HS256 with a secret of all processes where it has none.
 */
export class InternalTokens {
  readonly #secrets: readonly Uint8Array[];
  readonly #alsoSecrets: readonly Uint8Array[];

  constructor(
    secret: string,
    also?: string,
    private readonly keys?: InternalKeys,
  ) {
    this.#secrets = [secretKeyOf(secret)];
    this.#alsoSecrets = also === undefined ? [] : [secretKeyOf(also)];
  }

  /** Tells secrets apart. */
  get secretName(): string {
    const [secret = ''] = this.#secrets;
    return createHmac('sha256', secret).update('name').digest('hex').slice(0, 12);
  }

  /** Synchronous: WebCrypto's thread hops take ten times as long as the signature. */
  sign(principal: Principal, audience: string): string {
    const now = Math.floor(sharedNow() / 1_000);
    const claims = { principal, iss: ISSUER, aud: audience, iat: now, exp: now + LIFETIME_SECONDS };
    const { own, name } = this.keys ?? {};
    const header = own ? { alg: 'EdDSA', kid: name } : { alg: 'HS256' };
    const signed = `${encoded(header)}.${encoded(claims)}`;
    const signature = own
      ? sign(null, Buffer.from(signed), own)
      : createHmac('sha256', this.#secrets[0] ?? '')
          .update(signed)
          .digest();
    return `${signed}.${signature.toString('base64url')}`;
  }

  /** @throws AppError UNAUTHORIZED; SERVICE_UNAVAILABLE if expired: the login stays valid */
  async verify(token: string, audience: string): Promise<Principal> {
    try {
      const { alg, kid } = decodeProtectedHeader(token);
      if (alg !== 'EdDSA') {
        // With a key of its own, a process takes the shared secret only while that is being changed.
        const secrets = this.keys?.own ? [] : this.#secrets;
        return await principalIn(token, audience, [...secrets, ...this.#alsoSecrets], 'HS256');
      }
      const signer = SERVICE_NAMES.find((name) => name === kid);
      const keys = (signer && this.keys?.known[signer]) ?? [];
      const principal = await principalIn(token, audience, keys, alg);
      if (!maySpeak(signer, principal)) throw new errors.JWTInvalid('of another process');
      return principal;
    } catch (error) {
      const code = error instanceof errors.JWTExpired ? 'SERVICE_UNAVAILABLE' : 'UNAUTHORIZED';
      throw new AppError(code, undefined, { cause: error });
    }
  }
}

function maySpeak(signer: ServiceName | undefined, principal: Principal): boolean {
  if (principal.kind === 'service') return principal.service === signer;
  return SPEAK_FOR_PEOPLE.includes(signer ?? '');
}

type VerificationKey = Parameters<typeof jwtVerify>[1];

/** The first key that fits reads it. */
async function principalIn(
  token: string,
  audience: string,
  [key, ...others]: readonly VerificationKey[],
  alg: string,
): Promise<Principal> {
  if (key === undefined) throw new errors.JWSSignatureVerificationFailed();
  try {
    const { payload } = await jwtVerify<JWTPayload>(token, key, {
      issuer: ISSUER,
      audience,
      algorithms: [alg],
      currentDate: new Date(sharedNow()),
    });
    return principalSchema.parse(payload['principal']);
  } catch (error) {
    if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
    return principalIn(token, audience, others, alg);
  }
}

/** A derived key, so that no other use of the secret can produce a valid token. */
function secretKeyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(`internal-token:${secret}`);
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
