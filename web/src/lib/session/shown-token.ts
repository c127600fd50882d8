import { createStore } from '../store/store.js';

/**
 * Token of the user that this page shows; undefined without one. Calls use it instead of the
 * cookie, which another tab may have changed: a click as one user must never run as another user or
 * as a guest.
 */
export const shownToken = createStore(
  (_: string | undefined, token: string | undefined) => token,
  undefined,
);
