/**
 * Whether a request's path is spelled the one plain way: no escapes, no empty or dot segments. All
 * of our addresses are; anything else could mean one path to the router and another to a service.
 */
export function isPlainPath(path: string): boolean {
  return /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+\/?$/.test(path);
}
