import { readLocal, writeLocal } from './local-flags.js';

/** One `localStorage` item with change events from other tabs. */
export function sharedText(key: string) {
  return {
    read: () => readLocal(key) ?? null,
    write: (text: string) => writeLocal(key, text),
    onChange(listener: () => void) {
      window.addEventListener('storage', (event) => {
        if (event.key === key) listener();
      });
    },
  };
}
