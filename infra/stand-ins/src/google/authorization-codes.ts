import { createHash, randomBytes } from 'node:crypto';
import type { GooglePerson } from './people.js';

const codeMs = 60_000;
const accessMs = 3_600_000;

export type Grant = { redirectUri: string; challenge: string; person: Partial<GooglePerson> };
type Kept<T> = { value: T; until: number };

/** A code works once (RFC 6749, 4.1) and only for the client that started (RFC 7636, PKCE). */
export class AuthorizationCodes {
  private readonly codes = new Map<string, Kept<Grant>>();
  private readonly accessTokens = new Map<string, Kept<Grant['person']>>();

  issue(grant: Grant): string {
    return keep(this.codes, grant, codeMs);
  }

  /** @returns an access token, or undefined for an invalid, used or foreign code */
  exchange(code: string, redirectUri: string, verifier: string): string | undefined {
    const grant = current(this.codes.get(code));
    this.codes.delete(code);
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    if (grant?.redirectUri !== redirectUri || grant.challenge !== challenge) return undefined;
    return keep(this.accessTokens, grant.person, accessMs);
  }

  person(accessToken: string): Grant['person'] | undefined {
    return current(this.accessTokens.get(accessToken));
  }
}

function keep<T>(entries: Map<string, Kept<T>>, value: T, forMs: number): string {
  for (const [key, { until }] of entries) if (until < Date.now()) entries.delete(key);
  const key = randomBytes(24).toString('base64url');
  entries.set(key, { value, until: Date.now() + forMs });
  return key;
}

function current<T>(kept: Kept<T> | undefined): T | undefined {
  return kept && kept.until > Date.now() ? kept.value : undefined;
}
