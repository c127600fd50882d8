/** `undefined` if unset or storage is blocked. */
export function readLocal(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Without storage, the choice lasts until the page reloads. */
export function writeLocal(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows may block storage.
  }
}

/** Belongs to the browser, not to the user. */
const SHARED = new Set(['theme', 'hideTryFreeBanner', 'dismissedNotice']);

/** Removes a logged-out user's data. */
export function forgetPerson(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!SHARED.has(key)) localStorage.removeItem(key);
    }
  } catch {
    // Without storage, there is nothing to delete.
  }
}
