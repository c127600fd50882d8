import { useEffect, useEffectEvent, useRef } from 'react';
import { shownToken } from './api/shown-token.js';
import { useWindowEvents } from './use-window-events.js';

/** Retries a failed load when the connection returns or the user logs in again. */
export function useAnotherTry(hasFailed: boolean, tryAgain: () => void): void {
  const asked = useRef(shownToken.getState());
  const again = () => {
    asked.current = shownToken.getState();
    tryAgain();
  };
  const onSession = useEffectEvent(() => {
    const token = shownToken.getState();
    if (token !== undefined && token !== asked.current) again();
  });

  useEffect(() => {
    if (!hasFailed) return;
    // The failure may arrive after the new session started.
    onSession();
    return shownToken.subscribe(() => onSession());
  }, [hasFailed]);
  useWindowEvents({ online: again }, hasFailed);
}
