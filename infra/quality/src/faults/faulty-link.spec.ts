import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { FaultyLink } from '@likeness/testing/faulty-link';
import { until } from '@likeness/testing/until';

const server = createServer((socket) => socket.on('error', () => undefined).pipe(socket));
let link: FaultyLink;

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  link = await FaultyLink.before((server.address() as AddressInfo).port);
});
afterAll(async () => {
  await link.close();
  server.close();
});

/** A client and its received data. */
function client() {
  const socket = connect(link.port, '127.0.0.1');
  const seen = { text: '', isClosed: false };
  socket.on('data', (chunk: Buffer) => (seen.text += chunk.toString()));
  socket.on('error', () => undefined);
  socket.on('close', () => (seen.isClosed = true));
  return { socket, seen };
}

it('a link that refuses ends open connections and takes new ones once it is open again', async () => {
  const before = client();
  before.socket.write('a');
  await until(() => before.seen.text === 'a', 'the echo');
  await link.refuse();
  await until(() => before.seen.isClosed, 'the reset');
  const during = client();
  await until(() => during.seen.isClosed, 'the refusal');
  await link.open();
  const after = client();
  after.socket.write('b');
  await until(() => after.seen.text === 'b', 'the echo afterwards');
});

it('a silent link holds the data of old and new connections until it is open again', async () => {
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
  await link.open();
  await until(() => before.seen.text === 'ab' && during.seen.text === 'c', 'the held data');
});
