/** Keeps every value a string: the router would read `code=1e5` as a number and corrupt tokens. */
export function readSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

export function writeSearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string') query.set(name, value);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Keeps invalid percent escapes as text, as the gateway does; the router would render nothing. */
export function mendAddress(path: string): string {
  try {
    // Use the result: bundlers remove a call whose result is unused.
    return decodeURIComponent(path) === '' ? '' : path;
  } catch {
    return path.replaceAll('%', '%25');
  }
}
