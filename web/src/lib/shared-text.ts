import { readLocal, writeLocal } from './local-flags.js';

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
