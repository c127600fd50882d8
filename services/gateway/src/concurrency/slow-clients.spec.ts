import { until } from '@likeness/testing/until';
import { gatewaySuite, head, openRaw } from '../testing/running-gateway.js';
import { setTimeout as sleep } from 'node:timers/promises';

const MIB = 1024 * 1024;
const UPLOADS = '/api/images/uploads';
/** Bodies send every 300 ms, so a busy machine stays within these limits. */
const TIMES = { headersMs: 1_000, bodyMs: 2_500, answerMs: 1_500, lingerMs: 3_000 };

const gateway = gatewaySuite({}, TIMES);

describe('a client that holds its connection open', () => {
  afterEach(() => gateway.images.answerWith(undefined));

  it.each([
    ['before its first byte', ''],
    ['in the middle of its headers', 'GET / HTTP/1.1\r\nhost: likeness.test\r\nx-slow: a'],
  ])('%s is answered 408', async (_case, text) => {
    const client = await openRaw(gateway.url);
    client.socket.write(text);
    const answer = await client.ended();
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"code":"REQUEST_TOO_SLOW"');
  });

  it('with headers a few bytes at a time is answered 408', async () => {
    const client = await openRaw(gateway.url);
    client.socket.write('GET / HTTP/1.1\r\nhost: likeness.test\r\n');
    const drip = setInterval(() => client.socket.write('x-a: b\r\n'), 100);
    expect(await client.ended()).toMatch(/^HTTP\/1\.1 408 /);
    clearInterval(drip);
  });

  it.each([
    ['stands still', 0],
    ['comes one byte at a time', 1],
  ])('whose body %s is answered 408, and its service is let go', async (_case, bytes) => {
    let open = 0;
    gateway.images.answerWith((request) => {
      open += 1;
      request.resume();
      request.on('error', () => undefined);
      request.on('close', () => (open -= 1));
    });
    const client = await openRaw(gateway.url);
    client.socket.write(`${head(UPLOADS, MIB)}begun`);
    const drip = setInterval(() => client.socket.write('x'.repeat(bytes)), 100);
    await until(() => open === 1);
    const answer = await client.ended();
    clearInterval(drip);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"code":"REQUEST_TOO_SLOW"');
    await until(() => open === 0);
  });

  it('is not to blame while the service takes nothing', async () => {
    let release: () => void = () => undefined;
    gateway.images.answerWith((request, response) => {
      release = () => {
        request.resume();
        request.on('end', () => response.end('{}'));
      };
    });
    const answered = gateway.fetch(UPLOADS, { method: 'POST', body: new Uint8Array(20 * MIB) });
    await new Promise((resolve) => setTimeout(resolve, 1.5 * TIMES.bodyMs));
    release();
    expect((await answered).status).toBe(200);
  });

  it('may take its time as long as its body moves on', async () => {
    const client = await openRaw(gateway.url);
    client.socket.write(head(UPLOADS, 160 * 1024));
    for (let sent = 0; sent < 10; sent += 1) {
      client.socket.write('x'.repeat(16 * 1024));
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    await until(() => client.received().includes('"bodyBytes":163840'));
    client.socket.destroy();
  });

  it('by not reading its answer is cut off', async () => {
    let isAsked = false;
    let isLetGo = false;
    gateway.images.answerWith((_request, response) => {
      response.writeHead(200);
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(64 * 1024)));
      };
      response.on('drain', more);
      response.on('close', () => (isLetGo = true));
      isAsked = true;
      more();
    });
    const client = await openRaw(gateway.url);
    client.socket.pause();
    client.socket.write('GET /api/images/x/file HTTP/1.1\r\nhost: likeness.test\r\n\r\n');
    await until(() => isAsked);
    await until(() => isLetGo);
    client.socket.destroy();
  });

  it('to keep sending a rejected body is answered, drained for a while and cut off', async () => {
    const client = await openRaw(gateway.url);
    client.socket.write(head('/api/images/face-consent', 400 * MIB));
    const rest = Buffer.alloc(64 * 1024);
    const drip = setInterval(() => client.socket.write(rest), 20);
    await until(() => client.received().includes('BODY_TOO_LARGE'));
    expect(client.received()).toMatch(/^HTTP\/1\.1 413 /);
    await client.ended();
    clearInterval(drip);
  });
});

const LENGTH = 100_000_000;

describe('a request that is refused while its body is on its way', () => {
  it.each(['keep-alive', 'close'])(
    'of a client that asks for connection: %s can be sent on without a reset',
    async (connection) => {
      const client = await openRaw(gateway.url, true);
      const failures: Error[] = [];
      client.socket.on('error', (error) => failures.push(error));
      client.socket.write(head('/api/images/face-consent', LENGTH, { connection }));
      await until(() => client.received().includes('BODY_TOO_LARGE'));
      for (let sent = 0; sent < 20; sent += 1) {
        client.socket.write(Buffer.alloc(64 * 1024));
        await sleep(20);
      }
      expect(failures).toEqual([]);
      client.socket.destroy();
    },
  );
});
