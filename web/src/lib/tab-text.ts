import { tab } from './storage.js';

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
