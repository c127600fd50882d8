import { startTransition, useEffect, useState } from 'react';

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

/** True once the page has loaded and the browser is idle. */
export function useIsSettled(): boolean {
  const [isSettled, setSettled] = useState(false);

  useEffect(() => {
    // In a transition, so that React renders in small steps while the page stays scrollable.
    let cancel = () => {};
    const settle = () => {
      cancel = whenIdle(() => startTransition(() => setSettled(true)));
    };
    if (document.readyState === 'complete') settle();
    else window.addEventListener('load', settle);
    return () => {
      window.removeEventListener('load', settle);
      cancel();
    };
  }, []);

  return isSettled;
}
