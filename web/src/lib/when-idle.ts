/** In ms: a page that never idles still gets its callback. */
const AT_LATEST_MS = 1_000;

export function whenIdle(callback: () => void): () => void {
  // Safari lacks `requestIdleCallback`.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, 1);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: AT_LATEST_MS });
  return () => cancelIdleCallback(handle);
}
