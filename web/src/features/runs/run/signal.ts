export type Signal = {
  fire: () => void;
  /** Resolves with the next `fire`, or after `ms` milliseconds. */
  next: (ms: number) => Promise<void>;
};

/** Something that is waited for, but not for ever. */
export function createSignal(): Signal {
  const waiting = new Set<() => void>();
  return {
    fire() {
      for (const go of [...waiting]) go();
    },
    next: (ms) =>
      new Promise((resolve) => {
        const go = () => {
          clearTimeout(timer);
          waiting.delete(go);
          resolve();
        };
        const timer = setTimeout(go, ms);
        waiting.add(go);
      }),
  };
}
