import { readLocal, writeLocal } from './local-flags.js';

/** One local item that all tabs on this site share, and hear of when another one writes it. */
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
