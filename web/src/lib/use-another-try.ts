import { useEffect, useEffectEvent, useRef } from 'react';
import { shownToken } from './session/shown-token.js';

/**
 * What has not come is asked for again once it may come: when the connection is back, and when
 * somebody whose session had ended has logged in on the spot.
 */
export function useAnotherTry(hasFailed: boolean, tryAgain: () => void): void {
  /** What the picture was asked for with. */
  const asked = useRef(shownToken.getState());
  const again = useEffectEvent(() => {
    asked.current = shownToken.getState();
    tryAgain();
  });

  useEffect(() => {
    if (!hasFailed) return;
    const onSession = () => {
      const token = shownToken.getState();
      if (token !== undefined && token !== asked.current) again();
    };
    const onLine = () => again();
    // The refusal may have come after the new session.
    onSession();
    window.addEventListener('online', onLine);
    const unsubscribe = shownToken.subscribe(onSession);
    return () => {
      window.removeEventListener('online', onLine);
      unsubscribe();
    };
  }, [hasFailed]);
}
