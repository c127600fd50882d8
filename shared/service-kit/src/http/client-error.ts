import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { ErrorCode } from '@likeness/contracts/errors/catalogue';

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
