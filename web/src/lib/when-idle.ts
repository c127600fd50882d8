/** A page that is never idle has to be served as well. */
const AT_LATEST_MS = 1_000;

/** Calls back when the browser has nothing more pressing to do. Returns the function that cancels. */
export function whenIdle(callback: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, 1);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: AT_LATEST_MS });
  return () => cancelIdleCallback(handle);
}
