import { createStore } from '../store/store.js';

/**
 * Calls use it instead of the cookie, which another tab may have changed: a click as one user must
 * never run as another.
 */
export const shownToken = createStore(
  (_: string | undefined, token: string | undefined) => token,
  undefined,
);
