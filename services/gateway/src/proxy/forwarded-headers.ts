import type { IncomingHttpHeaders } from 'node:http';

/**
 * What of a person's request a service sees. Everything else stays outside: credentials, claims
 * about addresses, internal headers.
 */
const REQUEST_HEADERS = [
  'accept',
  'accept-language',
  'content-type',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'prefer',
  'range',
];

/** Headers of one connection only (RFC 9110, 7.6.1). */
const HOP_BY_HOP = ['connection', 'keep-alive', 'proxy-authenticate', 'te', 'trailer', 'upgrade'];

export function requestHeaders(
  headers: IncomingHttpHeaders,
  options: {
    readonly token: string;
    readonly requestId: string;
    readonly hasBody: boolean;
    /** Names of those that the service may see. */
    readonly cookies: readonly string[];
    /** Names of more headers that the service may see. */
    readonly more: readonly string[];
    /** The place in a trace that the request is made at. */
    readonly traceparent: string | undefined;
  },
): IncomingHttpHeaders {
  const forwarded: IncomingHttpHeaders = {
    authorization: `Bearer ${options.token}`,
    'x-request-id': options.requestId,
    ...(options.traceparent !== undefined && { traceparent: options.traceparent }),
  };
  const length = options.hasBody ? ['content-length'] : [];
  for (const name of [...REQUEST_HEADERS, ...options.more, ...length]) {
    if (headers[name] !== undefined) forwarded[name] = headers[name];
  }
  const cookie = onlyCookies(headers.cookie, options.cookies);
  if (cookie !== '') forwarded.cookie = cookie;
  return forwarded;
}

function onlyCookies(header: string | undefined, names: readonly string[]): string {
  if (names.length === 0) return '';
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  return pairs.filter((pair) => names.some((name) => pair.startsWith(`${name}=`))).join('; ');
}

export function responseHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const kept = { ...headers };
  for (const name of HOP_BY_HOP) delete kept[name];
  return kept;
}
