import { useHydrated } from '@tanstack/react-router';
import { shownToken } from './shown-token.js';

/** True with a session or the readable marker of a guest cookie. */
export function isKnown(): boolean {
  return (
    shownToken.getState() !== undefined || document.cookie.split('; ').includes('anonymous_user=1')
  );
}

export function useIsKnown(): boolean {
  return useHydrated() && isKnown();
}
