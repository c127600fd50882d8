import type { IncomingHttpHeaders } from 'node:http';

/** Allow list: services never see credentials, client address claims or internal headers. */
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

/** RFC 9110, 7.6.1. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'proxy-authenticate', 'te', 'trailer', 'upgrade'];

export function requestHeaders(
  headers: IncomingHttpHeaders,
  options: {
    readonly token: string;
    readonly requestId: string;
    readonly hasBody: boolean;
    readonly cookies: readonly string[];
    readonly more: readonly string[];
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
