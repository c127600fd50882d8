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
