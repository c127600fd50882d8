import { useSyncExternalStore } from 'react';
import { shownToken } from './shown-token.js';

const never = () => () => {};

/**
 * True when the server may know something of who uses this browser: there is a session, or the
 * readable marker of a visitor's cookie.
 */
export function isKnown(): boolean {
  return (
    shownToken.getState() !== undefined || document.cookie.split('; ').includes('anonymous_user=1')
  );
}

/** `isKnown` for components: false on the server and while hydrating. */
export function useIsKnown(): boolean {
  return useSyncExternalStore(never, isKnown, () => false);
}
