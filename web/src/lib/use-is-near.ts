import { startTransition, useEffect, useState, type RefObject } from 'react';
import { whenNear } from './nearness.js';

/** Whether somebody has come near `place` since it is there; never while it is rendered without a browser. */
export function useIsNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    // As a transition, so that what then comes is drawn in small steps while the page can be scrolled.
    return whenNear(place.current, () => startTransition(() => setNear(true)));
  }, [place]);
  return isNear;
}
