import { setTimeout as sleep } from 'node:timers/promises';

/** More questions would take processor time from what the test waits for. */
const PAUSE_MS = 50;

export async function eventually<T>(
  look: () => Promise<T | undefined | false>,
  limitMs = 60_000,
  pauseMs = PAUSE_MS,
): Promise<T> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > deadline) throw new Error(`waited ${limitMs / 1000} s in vain`);
    await sleep(pauseMs);
  }
}
