import http from 'node:http';
import { once } from 'node:events';
import { MAX_FORM_BYTES } from '@likeness/service-kit/http/multipart';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '@likeness/testing/until';
import { gatewaySuite } from '../testing/running-gateway.js';

const gateway = gatewaySuite();

const MIB = 1024 * 1024;

function chunked(totalBytes: number, onSent: (bytes: number) => void = () => undefined) {
  const chunk = new Uint8Array(256 * 1024);
  let sent = 0;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent >= totalBytes) {
        controller.close();
        return;
      }
      controller.enqueue(chunk);
      sent += chunk.length;
      onSent(sent);
    },
  });
}

function stream(body: ReadableStream<Uint8Array>): RequestInit {
  return { method: 'POST', body, duplex: 'half' };
}

describe('bodies', () => {
  afterEach(() => {
    gateway.images.answerWith(undefined);
    gateway.lenses.answerWith(undefined);
  });

  it('of the largest form go through whole, declared or not', async () => {
    const declared = await gateway.seen('/api/lenses/anonymous/portrait', {
      method: 'POST',
      body: new Uint8Array(MAX_FORM_BYTES),
    });
    expect(declared.bodyBytes).toBe(MAX_FORM_BYTES);
    expect(declared.headers['content-length']).toBe(String(MAX_FORM_BYTES));
    const undeclared = await gateway.seen(
      '/api/lenses/anonymous/portrait',
      stream(chunked(100 * MIB)),
    );
    expect(undeclared.bodyBytes).toBe(100 * MIB);
  });

  it('are taken from the client only as fast as the service takes them', async () => {
    let release: () => void = () => undefined;
    gateway.lenses.answerWith((request, response) => {
      release = () => {
        request.resume();
        request.on('end', () => response.end('{}'));
      };
    });
    let sentBytes = 0;
    const answered = gateway.fetch(
      '/api/lenses/anonymous/portrait',
      stream(chunked(150 * MIB, (sent) => (sentBytes = sent))),
    );
    let before = -1;
    while (before !== sentBytes || sentBytes === 0) {
      before = sentBytes;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    // Little more than the socket buffers of two connections, up to 32 MiB each.
    expect(sentBytes).toBeLessThan(90 * MIB);
    release();
    expect((await answered).status).toBe(200);
    expect(sentBytes).toBe(150 * MIB);
  });

  it.each([
    ['/api/images/uploads', 20 * MIB + 1],
    ['/api/images/face-consent', MIB + 1],
    ['/api/lenses/prompt-enhancements', MIB + 1],
    ['/api/lenses/anonymous/portrait', MAX_FORM_BYTES + 1],
  ])('to %s of more than allowed are refused when declared', async (path, bytes) => {
    const response = await gateway.fetch(path, { method: 'POST', body: new Uint8Array(bytes) });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'BODY_TOO_LARGE' });
  });

  it.each([
    ['/api/lenses/prompt-enhancements', 'application/json', /shorten it/],
    ['/api/auth/register', 'application/json; charset=utf-8', /shorten it/],
    ['/api/auth/register', 'text/plain', /shorten it/],
    ['/api/auth/jwt/login', 'application/x-www-form-urlencoded', /shorten it/],
    ['/api/images/uploads', 'multipart/form-data; boundary=x', /smaller photos/],
  ])('to %s as %s are refused in words that fit', async (path, type, words) => {
    const body = new Uint8Array(21 * MIB);
    const headers = { 'content-type': type };
    const response = await gateway.fetch(path, { method: 'POST', body, headers });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ detail: expect.stringMatching(words) });
  });

  it('of more than allowed are refused when counted', async () => {
    const response = await gateway.fetch('/api/images/uploads', stream(chunked(40 * MIB)));
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({
      code: 'BODY_TOO_LARGE',
      detail: 'The upload is too large. Please send fewer or smaller photos.',
    });
  });

  it('do not hide an early response', async () => {
    gateway.images.answerWith((_request, response) => {
      response.writeHead(422, { 'content-type': 'application/json' }).end('{"code":"PHOTO_EMPTY"}');
    });
    const response = await gateway.fetch('/api/images/uploads', {
      method: 'POST',
      body: new Uint8Array(15 * MIB),
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ code: 'PHOTO_EMPTY' });
  });

  it.each(['at once', 'when the service has begun'])(
    'that stop %s end at the service too',
    async (when) => {
      const open = new Set<http.IncomingMessage>();
      let begun = 0;
      gateway.images.answerWith((request) => {
        begun += 1;
        open.add(request);
        request.resume();
        request.on('error', () => undefined);
        request.on('close', () => open.delete(request));
      });
      const options = {
        method: 'POST',
        path: '/api/images/uploads',
        headers: { 'content-length': 100 },
      };
      const request = http.request(gateway.url, options);
      request.on('error', () => undefined);
      request.write('half');
      await once(request, 'socket');
      if (when !== 'at once') await until(() => begun === 1);
      request.destroy();
      await until(() => open.size === 0);
      gateway.images.answerWith(undefined);
      expect((await gateway.fetch('/api/images')).status).toBe(200);
    },
  );

  it('with an expectation (RFC 9110, 10.1.1) are asked for and go through', async () => {
    const request = http.request(gateway.url, {
      method: 'POST',
      path: '/api/images/uploads',
      headers: { expect: '100-continue', 'content-length': 5 },
    });
    request.flushHeaders();
    await once(request, 'continue');
    request.end('photo');
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    const body = Buffer.concat((await response.toArray()) as Buffer[]).toString();
    expect(JSON.parse(body)).toMatchObject({ bodyBytes: 5 });
  });

  it('are never parsed on the way', async () => {
    const headers = { 'content-type': 'application/json' };
    const seen = await gateway.seen('/api/images/x', {
      method: 'DELETE',
      headers,
      body: '{broken',
    });
    expect(seen).toMatchObject({ bodyBytes: 7, headers });
  });

  it('may be missing', async () => {
    const headers = { 'content-type': 'application/json' };
    const seen = await gateway.seen('/api/images/face-consent', { method: 'POST', headers });
    expect(seen.bodyBytes).toBe(0);
  });

  it('of questions are left out', async () => {
    const options = { path: '/api/images/x', headers: { 'content-length': 4 } };
    const request = http.request(gateway.url, options);
    request.end('body');
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    expect(response.statusCode).toBe(200);
    response.resume();
  });
});

describe('a malformed request', () => {
  async function say(words: string): Promise<{ head: string; body: string }> {
    const { port, hostname } = new URL(gateway.url);
    const socket = connect(Number(port), hostname);
    socket.write(words);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    return { head, body };
  }

  it.each([
    ['an unknown method', 'FROB /api/images HTTP/1.1\r\nhost: x\r\n\r\n', 400, 'BAD_REQUEST'],
    ['not HTTP', 'hello\r\n\r\n', 400, 'BAD_REQUEST'],
    [
      'two lengths',
      'POST /api/images HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
      400,
      'BAD_REQUEST',
    ],
    [
      'headers of 20 kB',
      `GET /api/images HTTP/1.1\r\nhost: x\r\ncookie: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'HEADERS_TOO_LARGE',
    ],
    [
      'an address of 20 kB',
      `GET /api/images?x=${'x'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
      431,
      'HEADERS_TOO_LARGE',
    ],
  ])('%s is answered with the one error body', async (_name, words, status, code) => {
    const { head, body } = await say(words);
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toContain('application/json');
    expect(JSON.parse(body)).toMatchObject({ code });
  });

  it('answers a client that keeps sending after oversized headers', async () => {
    const { port, hostname } = new URL(gateway.url);
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    socket.pause();
    const begun = `POST /api/images?x=${'x'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n`;
    socket.write(`${begun}content-length: 20000000\r\n\r\n`);
    for (let sent = 0; sent < 5; sent += 1) {
      await sleep(50);
      socket.write('['.repeat(200_000));
    }
    const answer = await text(socket);
    socket.destroy();
    expect(answer).toMatch(/^HTTP\/1.1 431 /);
  });

  it('answers HEAD without a body', async () => {
    const address = `/api/images?x=${'x'.repeat(20_000)}`;
    const { head, body } = await say(`HEAD ${address} HTTP/1.1\r\nhost: x\r\n\r\n`);
    expect(head).toMatch(/^HTTP\/1.1 431 /);
    expect(body).toBe('');
  });
});
