const PREFIX = 'likeness.draft.';

/** A text in `sessionStorage`: it survives a reload and ends with the tab. */
export type TabText = { read: () => string | null; write: (text: string | null) => void };

export function tabText(name: string): TabText {
  const key = PREFIX + name;
  return {
    read() {
      try {
        return sessionStorage.getItem(key);
      } catch {
        return null;
      }
    },
    write(text) {
      try {
        if (text === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, text);
      } catch {
        // Private windows may refuse storage.
      }
    },
  };
}

export function forgetTabTexts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    }
  } catch {
    // Without storage, there is nothing to delete.
  }
}
