import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { connect } from 'node:net';

/** `address` is the client address that a trusted proxy would send. */
export type Target = { readonly origin: string; readonly address: string };

const ORDERS = '/api/lenses/anonymous/portrait';
const UPLOADS = '/api/images/uploads';
const BOUNDARY = 'x-attack';
const FILES = 15;

/** @returns the statuses, 0 for a closed connection */
export async function sendLargeForms(
  target: Target,
  { count, fileBytes }: { readonly count: number; readonly fileBytes: number },
): Promise<number[]> {
  return Promise.all(Array.from({ length: count }, () => sendLargeForm(target, fileBytes)));
}

async function sendLargeForm({ origin, address }: Target, fileBytes: number): Promise<number> {
  const fields = { style: 'neon', gender: 'woman', face_consent: 'true' };
  const texts = Object.entries(fields).map(([name, value]) => part(name) + value);
  const begin = part('facial_feature_images', 'a.jpg');
  const end = `\r\n--${BOUNDARY}--\r\n`;
  const length = texts.join('').length + FILES * (begin.length + fileBytes) + end.length;
  const request = http.request(origin + ORDERS, {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': length,
      'x-forwarded-for': address,
      prefer: 'respond-async',
    },
  });
  let status = 0;
  request.on('error', () => undefined);
  const closed = new Promise((resolve) => request.once('close', resolve));
  request.once('response', (response) => {
    status = response.statusCode ?? 0;
    response.resume();
    response.once('end', () => request.destroy());
  });
  const write = async (piece: string | Buffer) => {
    if (request.destroyed || request.write(piece)) return;
    await Promise.race([once(request, 'drain').catch(() => undefined), closed]);
  };
  const megabyte = Buffer.alloc(1024 * 1024);
  await write(texts.join(''));
  for (let file = 0; file < FILES && !request.destroyed; file += 1) {
    await write(begin);
    for (let sent = 0; sent < fileBytes; sent += megabyte.length) {
      await write(megabyte.subarray(0, Math.min(megabyte.length, fileBytes - sent)));
    }
  }
  request.end(end);
  await closed;
  return status;
}

function part(name: string, fileName?: string): string {
  const file = fileName === undefined ? '' : `; filename="${fileName}"`;
  return `\r\n--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`;
}

/** Polling needs no open connection. @returns the statuses */
export async function openLiveSessions(target: Target, count: number): Promise<number[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const secret = randomBytes(32).toString('base64url');
      const response = await fetch(`${target.origin}/api/events?EIO=4&transport=polling`, {
        headers: { cookie: `anonymous_user_id=${secret}`, 'x-forwarded-for': target.address },
      });
      await response.body?.cancel();
      return response.status;
    }),
  );
}

/** @returns a function that ends them */
export async function stallUploads(target: Target, count: number): Promise<() => void> {
  const { hostname, port } = new URL(target.origin);
  const sockets = Array.from({ length: count }, () => connect(Number(port), hostname));
  await Promise.all(
    sockets.map(async (socket) => {
      socket.on('error', () => undefined);
      await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => undefined);
      socket.resume();
      socket.write(`${uploadHead(target)}begun`);
    }),
  );
  return () => sockets.forEach((socket) => socket.destroy());
}

function uploadHead({ address }: Target): string {
  return [
    `POST ${UPLOADS} HTTP/1.1`,
    'host: x',
    `x-forwarded-for: ${address}`,
    `content-type: multipart/form-data; boundary=${BOUNDARY}`,
    'content-length: 10000000',
    '',
    '',
  ].join('\r\n');
}
