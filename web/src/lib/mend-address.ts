/** Keeps invalid percent escapes as text, as the gateway does; the router would render nothing. */
export function mendAddress(path: string): string {
  try {
    // Use the result: bundlers remove a call whose result is unused.
    return decodeURIComponent(path) === '' ? '' : path;
  } catch {
    return path.replaceAll('%', '%25');
  }
}
