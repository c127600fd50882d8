/**
 * The query of an address as it is written: every value a string. The router would otherwise read
 * `code=1e5` as a number and lose digits of a token.
 */
export function readSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

/** The query with its question mark, or nothing; what is undefined is left out. */
export function writeSearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string') query.set(name, value);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
