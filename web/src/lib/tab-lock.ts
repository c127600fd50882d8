/** Says which of the tabs on this site does a thing that only one of them should do. */
export type TabLock = {
  /** True when this tab has it, now or already. */
  tryTake: () => Promise<boolean>;
  /** Resolves once this tab has it: another one has let go, or was closed. */
  waitFor: () => Promise<void>;
  release: () => void;
};

/** Without the browser's lock manager every tab has the lock. */
export function createTabLock(name: string): TabLock {
  let letGo: (() => void) | null = null;
  let trying: Promise<boolean> | null = null;

  function take(options: LockOptions): Promise<boolean> {
    if (letGo || !('locks' in navigator)) return Promise.resolve(true);
    return new Promise((resolve, reject) => {
      const held = navigator.locks.request(name, options, (lock) => {
        if (!lock) {
          resolve(false);
          return undefined;
        }
        return new Promise<void>((done) => {
          letGo = done;
          resolve(true);
        });
      });
      held.catch(reject);
    });
  }

  return {
    tryTake() {
      // While one attempt is being granted, a second one would find the lock taken: by this tab.
      trying ??= take({ ifAvailable: true }).finally(() => {
        trying = null;
      });
      return trying;
    },
    waitFor: async () => {
      await take({});
    },
    release() {
      letGo?.();
      letGo = null;
    },
  };
}
