import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { until } from '@likeness/testing/until';
import { Link, reset } from './link.js';

describe('a network link', () => {
  let server: Server;
  let link: Link;
  let port: number;
  const clients: Socket[] = [];

  beforeAll(async () => {
    server = createServer((socket) => socket.on('error', () => undefined).pipe(socket));
    const target = await listening(server);
    const spare = createServer();
    port = await listening(spare);
    spare.close();
    await once(spare, 'close');
    link = new Link('client → echo', port, target);
    await link.open();
  });
  afterEach(() => {
    for (const client of clients.splice(0)) client.destroy();
    link.heal();
  });
  afterAll(() => {
    link.close();
    server.close();
  });

  /** A client and its received data. */
  function client() {
    const socket = connect(port, '127.0.0.1');
    const seen = { text: '', isClosed: false };
    socket.on('data', (chunk: Buffer) => (seen.text += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => (seen.isClosed = true));
    clients.push(socket);
    return { socket, seen };
  }

  it('passes on what is sent', async () => {
    const { socket, seen } = client();
    socket.write('a');
    await until(() => seen.text === 'a', 'the echo');
  });

  it('that is cut resets what is open and what comes, until it is healed', async () => {
    const before = client();
    before.socket.write('a');
    await until(() => before.seen.text === 'a', 'the echo');
    link.cut();
    await until(() => before.seen.isClosed, 'the reset');
    const during = client();
    await until(() => during.seen.isClosed, 'the refusal');
    link.heal();
    const after = client();
    after.socket.write('b');
    await until(() => after.seen.text === 'b', 'the echo afterwards');
  });

  it('that is cut while a side hangs up closes it', async () => {
    const { socket, seen } = client();
    socket.write('a');
    await until(() => seen.text === 'a', 'the echo');
    socket.end();
    reset(socket);
    await until(() => seen.isClosed, 'the end');
  });

  it('that is silent holds back what is sent, also to new connections, until it is healed', async () => {
    const before = client();
    before.socket.write('a');
    await until(() => before.seen.text === 'a', 'the echo');
    link.silence();
    const during = client();
    await once(during.socket, 'connect');
    before.socket.write('b');
    during.socket.write('c');
    await expect(
      until(() => before.seen.text + during.seen.text !== 'a', 'an echo', 500),
    ).rejects.toThrow();
    link.heal();
    await until(() => before.seen.text === 'ab' && during.seen.text === 'c', 'what was held back');
  });
});

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
