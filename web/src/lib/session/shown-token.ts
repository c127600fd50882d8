import { createStore } from '../store/store.js';

/**
 * The token of the person whom this page shows; undefined while it shows nobody. Calls go out with
 * it and not with the cookie, which another tab may have changed since: what was pressed as one
 * person is never sent as another one, nor as a visitor.
 */
export const shownToken = createStore(
  (_: string | undefined, token: string | undefined) => token,
  undefined,
);
