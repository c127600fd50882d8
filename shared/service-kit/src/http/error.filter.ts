import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { ErrorCode } from '@likeness/contracts/errors/catalogue';
import { StorageError } from '@likeness/storage/storage-error';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import { ZodError } from 'zod';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { isOfClosedOwner } from '../database/closed-owners.js';
import { isPassingDatabaseFault } from '../database/database-fault.js';

const codes = new WeakMap<FastifyReply, string>();

export function noteRefusal(reply: FastifyReply, code: string): void {
  codes.set(reply, code);
}

export function refusalOf(reply: FastifyReply): string | undefined {
  return codes.get(reply);
}

const BY_STATUS: Partial<Record<number, ErrorCode>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  408: 'REQUEST_TOO_SLOW',
  413: 'BODY_TOO_LARGE',
  414: 'NOT_FOUND',
  415: 'MEDIA_TYPE_UNSUPPORTED',
  422: 'FIELD_INVALID',
  429: 'TOO_MANY_REQUESTS',
  431: 'HEADERS_TOO_LARGE',
};

const STORAGE_RETRY_SECONDS = 10;
const BUSY_RETRY_SECONDS = 3;

export type AnswerError = (thrown: unknown, request: FastifyRequest, reply: FastifyReply) => void;

@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly answer: AnswerError) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.answer(thrown, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}

type Answered = {
  readonly status: number;
  readonly code: string;
  readonly retryAfterSeconds?: number | undefined;
};

export const answerError: AnswerError = answerErrorWith(errorFor, (error) => error.toBody());

export function answerErrorWith<E extends Answered>(
  toError: (thrown: unknown, request: FastifyRequest) => E,
  bodyOf: (error: E, request: FastifyRequest) => object,
): AnswerError {
  return (thrown, request, reply) => {
    if (reply.raw.destroyed && isBrokenOff(thrown)) return;
    const error = toError(thrown, request);
    if (error.status >= 500) request.log.error({ err: thrown, code: error.code }, 'request failed');
    if (reply.sent || reply.raw.headersSent) {
      reply.raw.destroy();
      return;
    }
    noteRefusal(reply, error.code);
    // Fastify would close the connection, and a reset while the sender writes can hide the answer.
    if (error.code === 'BODY_TOO_LARGE') void reply.removeHeader('connection');
    if (error.status === 401) void reply.header('www-authenticate', 'Bearer');
    if (error.retryAfterSeconds !== undefined) {
      void reply.header('retry-after', String(error.retryAfterSeconds));
    }
    void reply.code(error.status).send(bodyOf(error, request));
  };
}

/** A client that leaves before the first byte breaks the stream of its answer off. */
function isBrokenOff(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  const isEarly = 'code' in thrown && thrown.code === 'ERR_STREAM_PREMATURE_CLOSE';
  return thrown.name === 'AbortError' || isEarly;
}

export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof ZodError) return new AppError('FIELD_INVALID', describeIssues(thrown));
  if (thrown instanceof StorageError) {
    const options = { retryAfterSeconds: STORAGE_RETRY_SECONDS, cause: thrown };
    return new AppError('STORAGE_UNAVAILABLE', undefined, options);
  }
  if (isOfClosedOwner(thrown)) return new AppError('UNAUTHORIZED', undefined, { cause: thrown });
  if (isPassingDatabaseFault(thrown)) {
    const retryAfterSeconds = BUSY_RETRY_SECONDS;
    return new AppError('SERVICE_BUSY', undefined, { retryAfterSeconds, cause: thrown });
  }
  return new AppError(codeOfStatus(statusOf(thrown)), undefined, { cause: thrown });
}

const UPLOAD = /^(?:multipart|image)\/|^application\/octet-stream\b|^$/i;

/** The catalogue's text is about photos; other bodies need another one. */
export function errorFor(thrown: unknown, { headers }: FastifyRequest): AppError {
  const error = toAppError(thrown);
  if (error.code !== 'BODY_TOO_LARGE' || UPLOAD.test(headers['content-type'] ?? '')) return error;
  const words = 'This is too long for us to read. Please shorten it and send it again.';
  return new AppError('BODY_TOO_LARGE', words, { cause: error });
}

export function codeOfStatus(status: number): ErrorCode {
  return BY_STATUS[status] ?? 'INTERNAL';
}

/** Names fields and problems without repeating values; see `plainIssue`. */
export function describeIssues(error: ZodError): string {
  return error.issues
    .slice(0, 3)
    .map(({ message }) => message)
    .join(' ');
}

function statusOf(thrown: unknown): number {
  if (thrown instanceof HttpException) return thrown.getStatus();
  if (typeof thrown === 'object' && thrown !== null && 'statusCode' in thrown) {
    return Number(thrown.statusCode);
  }
  return 500;
}

const BY_CODE: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TOO_SLOW',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'BODY_TOO_LARGE',
};

const HEAD = 'HEAD ';
/** A reset would discard the response for a client that is still sending. */
const LINGER_MS = 5_000;
const refused = new WeakSet<Socket>();

type ClientError = Error & { readonly code?: string; readonly rawPacket?: unknown };

export function answerClientError(error: ClientError, socket: Socket): void {
  if (refused.has(socket)) return;
  const isAnswered = '_httpMessage' in socket && socket._httpMessage !== null;
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswered) {
    socket.destroySoon();
    return;
  }
  refused.add(socket);
  const { head, body } = rawAnswer(new AppError(BY_CODE[error.code ?? ''] ?? 'BAD_REQUEST'));
  // A client would read the body of a HEAD response as the next response (RFC 9110 §9.3.2).
  const { rawPacket: raw } = error;
  const isHead = Buffer.isBuffer(raw) && raw.toString('latin1', 0, HEAD.length) === HEAD;
  socket.end(isHead ? head : head + body);
  dropRest(socket);
}

function dropRest(socket: Socket): void {
  socket.removeAllListeners('data');
  socket.on('data', () => undefined);
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
}

function rawAnswer(error: AppError): { head: string; body: string } {
  const body = JSON.stringify(error.toBody());
  const head = [
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    '',
  ].join('\r\n');
  return { head, body };
}
