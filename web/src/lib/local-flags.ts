/** Reads one local item; `undefined` when it is unset or storage is closed to the page. */
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
    // Private windows may refuse; nothing depends on the item.
  }
}

/** Belongs to the browser, not to the user. */
const SHARED = new Set(['theme', 'hideTryFreeBanner']);

/** Removes everything that the person who has logged out left in local storage. */
export function forgetPerson(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!SHARED.has(key)) localStorage.removeItem(key);
    }
  } catch {
    // Without storage there is nothing to forget.
  }
}
