/**
 * A path whose percent signs begin no escape, taken as it is written, as the gateway takes it; the
 * router would show nothing there.
 */
export function mendAddress(path: string): string {
  try {
    // The result is used: a bundler drops a call whose result is not.
    return decodeURIComponent(path) === '' ? '' : path;
  } catch {
    return path.replaceAll('%', '%25');
  }
}
