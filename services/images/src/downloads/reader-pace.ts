import type { ServerResponse } from 'node:http';

export type Pace = { readonly windowMs: number; readonly leastBytes: number };

/** 16 kB/s. Socket buffers hold megabytes, so a shorter window would see no progress. */
const PACE: Pace = { windowMs: 30_000, leastBytes: 480_000 };

/** Closes the connection of a reader below the minimum rate while data is pending. */
export function cutSlowReader(
  response: ServerResponse,
  { windowMs, leastBytes }: Pace = PACE,
): void {
  const { socket } = response;
  if (!socket) return;
  const taken = () => socket.bytesWritten - socket.writableLength;
  let [before, waited] = [taken(), false];
  const timer = setInterval(() => {
    const now = taken();
    const waits = socket.writableLength > 0;
    if (waits && waited && now - before < leastBytes) socket.destroy();
    [before, waited] = [now, waits];
  }, windowMs);
  response.once('close', () => clearInterval(timer));
}
