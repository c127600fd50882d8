import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { cutSlowReader } from './reader-pace.js';

const MEGABYTE = Buffer.alloc(1_048_576);
const MEGABYTES = 64;
const PACE = { windowMs: 1_000, leastBytes: 100_000 };

const server = createServer((_request, response) => {
  Readable.from(Array.from({ length: MEGABYTES }, () => MEGABYTE)).pipe(response);
  cutSlowReader(response, PACE);
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function begun(): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  const request = get({ port, host: '127.0.0.1', agent: false });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return answer;
}

it('disconnects a stalled reader', async () => {
  const answer = await begun();
  await pause(4 * PACE.windowMs);
  await expect(answer.forEach(() => undefined)).rejects.toThrow(/aborted/);
});

it('serves a slow reader completely', async () => {
  let bytes = 0;
  for await (const chunk of await begun()) {
    bytes += (chunk as Buffer).length;
    if (bytes % MEGABYTE.length < 65_536) await pause(5);
  }
  expect(bytes).toBe(MEGABYTES * MEGABYTE.length);
});
