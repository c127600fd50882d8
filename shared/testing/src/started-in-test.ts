import type { EventEmitter } from 'node:events';

const ENDINGS = ['SIGTERM', 'SIGINT', 'disconnect'];

/** Removes what a service adds to end its process, because a test's process starts many. */
export async function startedInTest<T>(start: Promise<T>): Promise<T> {
  const events: EventEmitter = process;
  const listeners = (name: string) => events.listeners(name) as (() => void)[];
  const before = new Set(ENDINGS.flatMap(listeners));
  try {
    return await start;
  } finally {
    for (const name of ENDINGS) {
      for (const each of listeners(name)) if (!before.has(each)) events.off(name, each);
    }
  }
}
