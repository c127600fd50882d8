import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerError } from '../http/error.filter.js';
import { Pace } from './pace.js';

export type ConnectionTimes = {
  readonly headersMs: number;
  readonly requestMs: number;
  readonly bodyMs: number;
  /** Longer than a body's window, because several buffers are in between. */
  readonly answerMs: number;
  /** Drains a rejected body, so that the sender can read the response. */
  readonly lingerMs: number;
};

export const CONNECTION_TIMES: ConnectionTimes = {
  headersMs: 10_000,
  requestMs: 10 * 60_000,
  bodyMs: 15_000,
  answerMs: 60_000,
  lingerMs: 20_000,
};

const LOOKS = 10;

type RequestBody = { readonly reply: FastifyReply; readonly request: FastifyRequest; pace: Pace };

/** Answers stalled bodies with 408, cuts unread responses and drains rejected bodies briefly. */
export function paceConnections(
  fastify: FastifyInstance,
  times: ConnectionTimes,
  answer: AnswerError,
): void {
  fastify.server.headersTimeout = times.headersMs;
  fastify.server.requestTimeout = times.requestMs;
  const requestBodies = new Map<IncomingMessage, RequestBody>();
  const openSockets = new Map<Socket, Pace>();

  fastify.server.on('connection', (socket: Socket) => {
    openSockets.set(socket, new Pace(times.answerMs, performance.now(), 0));
    socket.once('close', () => openSockets.delete(socket));
  });
  fastify.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    if (hasBody(raw)) {
      const pace = new Pace(times.bodyMs, performance.now(), raw.socket.bytesRead);
      requestBodies.set(raw, { request, reply, pace });
      raw.once('close', () => requestBodies.delete(raw));
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
    for (const [raw, { request, reply, pace }] of requestBodies) {
      const isKept = raw.complete || pace.isKept(now, raw.socket.bytesRead, hasRoom(raw));
      if (!isKept) {
        if (!reply.sent) void reply.header('connection', 'close');
        answer(new AppError('REQUEST_TOO_SLOW'), request, reply);
      }
      if (!isKept || raw.complete) requestBodies.delete(raw);
    }
    for (const [socket, pace] of openSockets) {
      const sentBytes = socket.bytesWritten - socket.writableLength;
      if (!pace.isKept(now, sentBytes, socket.writableLength > 0)) socket.destroy();
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

function hasRoom(raw: IncomingMessage): boolean {
  return raw.readableLength < raw.readableHighWaterMark;
}

/**
 * Node closes `connection: close` sockets after the response. Request bytes that arrive later would
 * reset it, and the client could lose the response (RFC 9112 §9.6).
 */
function keepOpen({ raw }: FastifyReply): void {
  raw.shouldKeepAlive = true;
  raw.removeHeader('connection');
}

/** Half-closes: lets an answered client send for a while and discards the data. */
function dropRest(raw: IncomingMessage, lingerMs: number): void {
  if (raw.complete || raw.destroyed) return;
  raw.unpipe();
  raw.resume();
  const { socket } = raw;
  if (/\bclose\b/i.test(raw.headers.connection ?? '')) socket.end();
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  timer.unref();
  raw.once('end', () => clearTimeout(timer));
  // Node drops the request once it is answered, so readers of its body would wait forever.
  const end = () => {
    clearTimeout(timer);
    if (!raw.complete) raw.destroy();
  };
  if (socket.destroyed) end();
  else socket.once('close', end);
}
