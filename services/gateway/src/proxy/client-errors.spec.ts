import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { type GatewayUnderTest, startGatewayUnderTest } from '../testing/running-gateway.js';

describe('a malformed request', () => {
  let gateway: GatewayUnderTest;
  beforeAll(async () => {
    gateway = await startGatewayUnderTest();
  });
  afterAll(() => gateway.close());

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
