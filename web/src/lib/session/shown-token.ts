import { createStore } from '../store/store.js';

/** Calls use it instead of the cookie: another tab may have changed the user. */
export const shownToken = createStore(
  (_: string | undefined, token: string | undefined) => token,
  undefined,
);
