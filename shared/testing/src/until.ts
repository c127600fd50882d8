import { setTimeout as sleep } from 'node:timers/promises';

export async function until(
  holds: () => boolean | Promise<boolean>,
  what = 'a condition',
  limitMs = 20_000,
  pauseMs = 25,
): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`waited ${limitMs} ms in vain: ${what}`);
    await sleep(pauseMs);
  }
}
