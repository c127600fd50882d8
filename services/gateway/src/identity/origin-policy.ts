import { siteOrigins } from '@likeness/service-kit/http/site-origins';
import type { IncomingHttpHeaders } from 'node:http';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** RFC 9110, 9.2.1. */
export function isSafeMethod(method: string): boolean {
  return SAFE_METHODS.has(method);
}

/** Prevents CSRF by `Origin` and Fetch Metadata, which only browsers send. */
export class OriginPolicy {
  constructor(private readonly allowed: ReadonlySet<string>) {}

  allows(headers: IncomingHttpHeaders): boolean {
    if (headers['sec-fetch-site'] === 'cross-site') return false;
    return headers.origin === undefined || this.allowed.has(headers.origin);
  }
}

export function allowedOrigins(env: {
  readonly NODE_ENV: string;
  readonly PORT: number;
  readonly PUBLIC_URL: string;
  readonly ALLOWED_ORIGINS: readonly string[];
}): ReadonlySet<string> {
  const local = siteOrigins({ ...env, PUBLIC_URL: `http://127.0.0.1:${env.PORT}` });
  return new Set([
    new URL(env.PUBLIC_URL).origin,
    ...env.ALLOWED_ORIGINS,
    ...(env.NODE_ENV === 'production' ? [] : local),
  ]);
}
