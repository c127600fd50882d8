/** Reads one local item; `undefined` when it is unset or storage is closed to the page. */
export function readLocal(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps one local item; without storage the choice lasts as long as the page. */
export function writeLocal(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows may refuse: nothing depends on the item being kept.
  }
}

/** What belongs to the browser and not to who uses it. */
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
