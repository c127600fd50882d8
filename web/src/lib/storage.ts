const PREFIX = 'likeness.draft.';

export type TabText = { read: () => string | null; write: (text: string | null) => void };

export function tabText(name: string): TabText {
  const key = PREFIX + name;
  return {
    read: () => tab.read(key) ?? null,
    write: (text) => (text === null ? tab.remove(key) : tab.write(key, text)),
  };
}

export function forgetTabTexts(): void {
  for (const key of tab.keys()) if (key.startsWith(PREFIX)) tab.remove(key);
}

/** Private windows may block storage: then nothing is kept. */
function safely(storageOf: () => Storage) {
  function attempt<Result>(work: (storage: Storage) => Result): Result | undefined {
    try {
      return work(storageOf());
    } catch {
      return undefined;
    }
  }
  return {
    read: (key: string) => attempt((storage) => storage.getItem(key)) ?? undefined,
    write: (key: string, value: string) => attempt((storage) => storage.setItem(key, value)),
    remove: (key: string) => attempt((storage) => storage.removeItem(key)),
    keys: () => attempt((storage) => Object.keys(storage)) ?? [],
  };
}

export const local = safely(() => localStorage);
/** Survives a reload and ends with the tab. */
export const tab = safely(() => sessionStorage);

/** Belongs to the browser, not to the user. */
const SHARED = new Set(['theme', 'hideTryFreeBanner', 'dismissedNotice']);

/** Removes a logged-out user's data. */
export function forgetPerson(): void {
  for (const key of local.keys()) if (!SHARED.has(key)) local.remove(key);
}
