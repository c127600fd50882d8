import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** True when this browser carries the readable marker of a visitor's cookie. */
export function isVisitor(): boolean {
  return document.cookie.split('; ').includes('anonymous_user=1');
}

/** `isVisitor` for components: false on the server and while hydrating. */
export function useIsVisitor(): boolean {
  return useSyncExternalStore(never, isVisitor, () => false);
}
