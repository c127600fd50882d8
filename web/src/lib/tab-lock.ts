/** Elects the one tab of this site that does a job. */
export type TabLock = {
  tryTake: () => Promise<boolean>;
  waitFor: () => Promise<void>;
  release: () => void;
};

/** Without the Web Locks API, every tab holds the lock. */
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
      // A second attempt while the first is pending would find the lock taken by this tab.
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
