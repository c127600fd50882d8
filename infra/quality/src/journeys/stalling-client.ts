import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Journey } from '../world.js';

const CONNECTIONS = 10;
const PATIENCE_MS = 120_000;

/** Starts uploads and never finishes them. */
export const stallingClient: Journey = {
  name: 'stalling client',
  begin: (world) => async () => {
    const address = world.nextAddress();
    const held = Array.from({ length: CONNECTIONS }, () => stall(world.origin, address));
    for (const ended of await Promise.all(held)) {
      world.recorder.note('stalled POST /api/images/uploads', ended.outcome, ended.afterMs);
    }
    await sleep(1_000);
  },
};

async function stall(
  origin: string,
  address: string,
): Promise<{ outcome: string; afterMs: number }> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const begun = performance.now();
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
  socket.on('error', () => undefined);
  socket.write(
    `POST /api/images/uploads HTTP/1.1\r\nhost: ${hostname}:${port}\r\nx-forwarded-for: ${address}\r\n` +
      'content-type: multipart/form-data; boundary=x\r\ncontent-length: 5000000\r\n\r\n--x\r\n',
  );
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await Promise.race([closed, sleep(PATIENCE_MS, undefined, { ref: false })]);
  const outcome = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? (socket.closed ? 'closed' : 'held');
  socket.destroy();
  return { outcome, afterMs: performance.now() - begun };
}
