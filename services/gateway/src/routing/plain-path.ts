/** Router and service could interpret escapes and empty or dot segments differently. */
export function isPlainPath(path: string): boolean {
  return /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+\/?$/.test(path);
}
