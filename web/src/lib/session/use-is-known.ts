import { useSyncExternalStore } from 'react';
import { shownToken } from './shown-token.js';

const never = () => () => {};

/**
 * True when the server may know this browser: a session, or the readable marker of a guest cookie.
 */
export function isKnown(): boolean {
  return (
    shownToken.getState() !== undefined || document.cookie.split('; ').includes('anonymous_user=1')
  );
}

/** `isKnown` for components: false on the server and during hydration. */
export function useIsKnown(): boolean {
  return useSyncExternalStore(never, isKnown, () => false);
}
