import { useHydrated } from '@tanstack/react-router';
import { createStore } from '../store/store.js';

/** Opens the dialog about an expired session, whichever call detects it. */
export const expiredFlag = createStore((_: boolean, isOpen: boolean) => isOpen, false);

/** Calls use it instead of the cookie: another tab may have changed the user. */
export const shownToken = createStore(
  (_: string | undefined, token: string | undefined) => token,
  undefined,
);

/** True with a session or the readable marker of a guest cookie. */
export function isKnown(): boolean {
  return (
    shownToken.getState() !== undefined || document.cookie.split('; ').includes('anonymous_user=1')
  );
}

export function useIsKnown(): boolean {
  return useHydrated() && isKnown();
}
