const PREFIX = 'likeness.draft.';

/** A text that one tab keeps through a reload, and that is gone with the tab. */
export type TabText = { read: () => string | null; write: (text: string | null) => void };

/** Without storage nothing is kept, and nothing depends on it. */
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
        // A private window may refuse.
      }
    },
  };
}

/** Removes what the tab has kept of whoever has logged out. */
export function forgetTabTexts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    }
  } catch {
    // Without storage there is nothing to forget.
  }
}
