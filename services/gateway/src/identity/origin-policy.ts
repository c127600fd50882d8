import type { IncomingHttpHeaders } from 'node:http';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** RFC 9110, 9.2.1: methods that ask and change nothing. */
export function isSafeMethod(method: string): boolean {
  return SAFE_METHODS.has(method);
}

/**
 * Keeps pages of other sites from acting with a visitor's cookie. Browsers say where a call comes
 * from (`Origin`, Fetch Metadata); programs that say nothing carry no cookie they were not given.
 */
export class OriginPolicy {
  constructor(private readonly allowed: ReadonlySet<string>) {}

  allows(headers: IncomingHttpHeaders): boolean {
    if (headers['sec-fetch-site'] === 'cross-site') return false;
    return headers.origin === undefined || this.allowed.has(headers.origin);
  }
}

/** The site's own origin, those added by the operator and, outside production, both local names. */
export function allowedOrigins(env: {
  readonly NODE_ENV: string;
  readonly PORT: number;
  readonly PUBLIC_URL: string;
  readonly ALLOWED_ORIGINS: readonly string[];
}): ReadonlySet<string> {
  const local = [`http://127.0.0.1:${env.PORT}`, `http://localhost:${env.PORT}`];
  return new Set([
    new URL(env.PUBLIC_URL).origin,
    ...env.ALLOWED_ORIGINS,
    ...(env.NODE_ENV === 'production' ? [] : local),
  ]);
}
