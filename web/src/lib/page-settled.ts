import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.js';

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
