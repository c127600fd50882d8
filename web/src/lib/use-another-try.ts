import { useEffect, useEffectEvent, useRef } from 'react';
import { shownToken } from './session/shown-token.js';

/** Retries a failed load when the connection returns or the user logs in again. */
export function useAnotherTry(hasFailed: boolean, tryAgain: () => void): void {
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
    // The failure may arrive after the new session started.
    onSession();
    window.addEventListener('online', onLine);
    const unsubscribe = shownToken.subscribe(onSession);
    return () => {
      window.removeEventListener('online', onLine);
      unsubscribe();
    };
  }, [hasFailed]);
}
