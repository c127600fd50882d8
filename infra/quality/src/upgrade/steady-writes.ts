import { setTimeout as delay } from 'node:timers/promises';
import { quantile } from '../recorder.js';

const EVERY_MS = 10;
const CALM_MS = 5_000;

export type Waits = {
  readonly writes: number;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
  readonly failures: readonly string[];
};

/** Writes at fixed times, from before to after the work. A late write counts from its due time. */
export async function writeDuring(
  write: () => Promise<void>,
  work: () => Promise<void>,
): Promise<Waits> {
  const waits: number[] = [];
  const failures: string[] = [];
  const open = new Set<Promise<void>>();
  let isOver = false;
  const begin = (due: number) => {
    const one = write()
      .catch((error: unknown) => void failures.push(String(error)))
      .then(() => {
        waits.push(performance.now() - due);
        open.delete(one);
      });
    open.add(one);
  };
  const writing = (async () => {
    for (let due = performance.now(); !isOver; due += EVERY_MS) {
      await delay(Math.max(0, due - performance.now()));
      begin(due);
    }
  })();
  try {
    await delay(CALM_MS);
    await work();
    await delay(CALM_MS);
  } finally {
    isOver = true;
    await writing;
    await Promise.all(open);
  }
  const at = (share: number) => Math.round(quantile(waits, share));
  return { writes: waits.length, p50: at(0.5), p99: at(0.99), longest: at(1), failures };
}
