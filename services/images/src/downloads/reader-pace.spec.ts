import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { suite } from '@likeness/testing/suite';
import { startTestServer } from '@likeness/testing/test-server';
import { cutSlowReader } from './reader-pace.js';

const MEGABYTE = Buffer.alloc(1_048_576);
/** More than the buffers of both ends take. */
const MEGABYTES = 64;
/** The long window outlasts a pause of a busy machine. */
const WINDOWS_MS = { '/short': 250, '/long': 15_000 };
type Path = keyof typeof WINDOWS_MS;

const server = suite(() =>
  startTestServer(({ url }, response) => {
    Readable.from(Array.from({ length: MEGABYTES }, () => MEGABYTE)).pipe(response);
    cutSlowReader(response, { windowMs: WINDOWS_MS[url as Path], leastBytes: 100_000 });
  }),
);

async function begun(path: Path): Promise<IncomingMessage> {
  const request = get(server.url + path, { agent: false });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return answer;
}

it('cuts a reader off that takes nothing', async () => {
  const answer = await begun('/short');
  await pause(4 * WINDOWS_MS['/short']);
  await expect(answer.forEach(() => undefined)).rejects.toThrow(/aborted/);
});

it('lets a slow reader have everything', async () => {
  let bytes = 0;
  for await (const chunk of await begun('/long')) {
    bytes += (chunk as Buffer).length;
    if (bytes % MEGABYTE.length < 65_536) await pause(5);
  }
  expect(bytes).toBe(MEGABYTES * MEGABYTE.length);
});
