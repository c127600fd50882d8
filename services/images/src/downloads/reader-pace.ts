import type { ServerResponse } from 'node:http';

export type Pace = { readonly windowMs: number; readonly leastBytes: number };

/** 16 kB a second. The system's buffers take megabytes at once, so that shorter windows see nothing for long. */
const PACE: Pace = { windowMs: 30_000, leastBytes: 480_000 };

/** Cuts a reader off that takes less than the least rate while there is more to send. */
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
