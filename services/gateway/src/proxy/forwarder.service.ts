import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import replyFrom from '@fastify/reply-from';
import { AppError } from '@likeness/contracts/errors/app-error';
import { IDEMPOTENCY_KEY } from '@likeness/contracts/http/payments';
import type { Person } from '@likeness/contracts/identity/principal';
import { InternalTokens } from '@likeness/service-kit/identity/internal-token';
import { traceparent } from '@likeness/tracing/trace-part';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSafeMethod } from '../identity/origin-policy.js';
import type { Route, UpstreamName } from '../routing/routes.js';

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

function requestHeaders(
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

function responseHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const kept = { ...headers };
  for (const name of HOP_BY_HOP) delete kept[name];
  return kept;
}

export class Upstreams {
  constructor(readonly urls: Readonly<Record<UpstreamName, string>>) {}
}

/** An awaited generation may take 60 s to respond. */
const ANSWER_WITHIN_MS = 70_000;
const SILENCE_WITHIN_MS = 30_000;
const CONNECT_WITHIN_MS = 2_000;
/** Each awaited call holds a connection. */
const CONNECTIONS_PER_SERVICE = 2_048;
const RETRY_AFTER_MS = 20;

/** For calls that can be repeated. */
export const ANSWER_LIMITS = { readMs: 30_000, changeMs: 20_000 };

@Injectable()
export class ForwarderService {
  constructor(
    private readonly tokens: InternalTokens,
    private readonly upstreams: Upstreams,
  ) {}

  async register(scope: FastifyInstance): Promise<void> {
    await scope.register(replyFrom, {
      undici: {
        connections: CONNECTIONS_PER_SERVICE,
        connectTimeout: CONNECT_WITHIN_MS,
        headersTimeout: ANSWER_WITHIN_MS,
        bodyTimeout: SILENCE_WITHIN_MS,
      },
      destroyAgent: true,
      disableCache: true,
      disableRequestLogging: true,
    });
  }

  /** @throws AppError SERVICE_UNAVAILABLE when the service does not respond */
  forward(
    request: FastifyRequest,
    reply: FastifyReply,
    route: Pick<Route, 'to' | 'cookies' | 'headers' | 'isRepeatable'>,
    person: Person,
  ): FastifyReply {
    const { to, cookies = [], headers: more = [] } = route;
    const timeout = answerLimit(request, route);
    const token = this.tokens.sign(person, to);
    const hasBody = request.body !== undefined;
    const place = traceparent();
    return reply.from(undefined, {
      getUpstream: () => this.upstreams.urls[to],
      ...(timeout !== undefined && { timeout }),
      rewriteRequestHeaders: ({ headers, id }) =>
        requestHeaders(headers, {
          token,
          requestId: id,
          hasBody,
          cookies,
          more,
          traceparent: place,
        }),
      rewriteHeaders: responseHeaders,
      // A keep-alive connection may close when it is reused. Only GET requests are safe to retry.
      retryDelay: ({ err, attempt }) =>
        err && isClosedSocket(err) && attempt === 0 && !hasBody && request.method === 'GET'
          ? RETRY_AFTER_MS
          : null,
      // Drops the unread body without closing the connection, so that the client sees the response.
      onResponse: (_request, answered, { stream }) => {
        const open = answered as FastifyReply;
        if (open.hasHeader('connection')) void open.removeHeader('connection');
        void open.send(stream);
      },
      onError: (failed, { error }) => {
        void failed.send(reasonOf(error, request.raw));
      },
    });
  }
}

function answerLimit(
  { method, headers }: FastifyRequest,
  { isRepeatable }: Pick<Route, 'isRepeatable'>,
): number | undefined {
  if (isSafeMethod(method)) return ANSWER_LIMITS.readMs;
  const hasKey = headers[IDEMPOTENCY_KEY.toLowerCase()] !== undefined;
  const canRepeat = isRepeatable === 'with a key' ? hasKey : isRepeatable === 'always';
  return canRepeat ? ANSWER_LIMITS.changeMs : undefined;
}

/** A client-side body error doesn't mean that the service failed. */
function reasonOf(error: Error, request: IncomingMessage): AppError {
  if (error.cause instanceof AppError) return error.cause;
  const clientLeft = request.destroyed && !request.complete;
  const code = clientLeft ? 'BAD_REQUEST' : 'SERVICE_UNAVAILABLE';
  return new AppError(code, undefined, { cause: error });
}

function isClosedSocket(error: Error): boolean {
  return 'code' in error && error.code === 'UND_ERR_SOCKET';
}
