import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerError } from '../http/error.filter.js';
import { Pace } from './pace.js';

export type ConnectionTimes = {
  /** For a request's first line and headers. */
  readonly headersMs: number;
  /** For a whole request, body included. */
  readonly requestMs: number;
  /** In which a body must move on. */
  readonly bodyMs: number;
  /** In which an answer must move on; several buffers deep, so longer than a body's. */
  readonly answerMs: number;
  /** For the rest of a body that was refused: long enough for its sender to see the answer. */
  readonly lingerMs: number;
};

export const CONNECTION_TIMES: ConnectionTimes = {
  headersMs: 10_000,
  requestMs: 10 * 60_000,
  bodyMs: 15_000,
  answerMs: 60_000,
  lingerMs: 20_000,
};

/** How often connections are looked at, as a part of the shortest time. */
const LOOKS = 10;

type Sending = { readonly reply: FastifyReply; readonly request: FastifyRequest; pace: Pace };

/**
 * Ends connections that are held open on purpose: a body that stands still or trickles is answered
 * 408, an answer that nobody takes is broken off, a refused body is drained for a while and then cut.
 */
export function paceConnections(
  fastify: FastifyInstance,
  times: ConnectionTimes,
  answer: AnswerError,
): void {
  // Node's own, which end connections on which no whole request arrives.
  fastify.server.headersTimeout = times.headersMs;
  fastify.server.requestTimeout = times.requestMs;
  const sending = new Map<IncomingMessage, Sending>();
  const taking = new Map<Socket, Pace>();

  fastify.server.on('connection', (socket: Socket) => {
    taking.set(socket, new Pace(times.answerMs, performance.now(), 0));
    socket.once('close', () => taking.delete(socket));
  });
  fastify.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    if (hasBody(raw)) {
      const pace = new Pace(times.bodyMs, performance.now(), raw.socket.bytesRead);
      sending.set(raw, { request, reply, pace });
      raw.once('close', () => sending.delete(raw));
    }
    done();
  });
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (!request.raw.complete && !reply.hasHeader('connection')) keepOpen(reply);
    done(null, payload);
  });
  fastify.addHook('onResponse', (request, _reply, done) => {
    dropRest(request.raw, times.lingerMs);
    done();
  });

  const look = () => {
    const now = performance.now();
    for (const [raw, { request, reply, pace }] of sending) {
      const isKept = raw.complete || pace.isKept(now, raw.socket.bytesRead, hasRoom(raw));
      if (!isKept) {
        if (!reply.sent) void reply.header('connection', 'close');
        answer(new AppError('REQUEST_TOO_SLOW'), request, reply);
      }
      if (!isKept || raw.complete) sending.delete(raw);
    }
    for (const [socket, pace] of taking) {
      const taken = socket.bytesWritten - socket.writableLength;
      if (!pace.isKept(now, taken, socket.writableLength > 0)) socket.destroy();
    }
  };
  const timer = setInterval(look, Math.min(times.bodyMs, times.answerMs) / LOOKS);
  timer.unref();
  fastify.addHook('onClose', (_fastify, done) => {
    clearInterval(timer);
    done();
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Whether the sender could send more: what has arrived does not fill our buffer. */
function hasRoom(raw: IncomingMessage): boolean {
  return raw.readableLength < raw.readableHighWaterMark;
}

/**
 * Keeps Node from closing a connection that is still being sent on once it is answered, as it does
 * for clients that ask for `connection: close`: bytes that arrive at a closed socket are answered by
 * a reset, and a reset may throw the answer away before it is read (RFC 9112, section 9.6).
 */
function keepOpen({ raw }: FastifyReply): void {
  raw.shouldKeepAlive = true;
  raw.removeHeader('connection');
}

/** Closes in stages: an answered client may go on sending for a while and is not listened to. */
function dropRest(raw: IncomingMessage, lingerMs: number): void {
  if (raw.complete || raw.destroyed) return;
  raw.unpipe();
  raw.resume();
  const { socket } = raw;
  if (/\bclose\b/i.test(raw.headers.connection ?? '')) socket.end();
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  timer.unref();
  raw.once('end', () => clearTimeout(timer));
  // Node forgets a request once it is answered; whoever still reads it would wait for ever.
  const end = () => {
    clearTimeout(timer);
    if (!raw.complete) raw.destroy();
  };
  if (socket.destroyed) end();
  else socket.once('close', end);
}
