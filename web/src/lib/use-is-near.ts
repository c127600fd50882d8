import { startTransition, useEffect, useState, type RefObject } from 'react';
import { whenNear } from './nearness.js';

export function useIsNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    // In a transition, so that React renders in small steps while the page stays scrollable.
    return whenNear(place.current, () => startTransition(() => setNear(true)));
  }, [place]);
  return isNear;
}
