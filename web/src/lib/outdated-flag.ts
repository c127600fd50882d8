import { createStore } from './store/store.js';

/** The server has another version, and this page's late scripts are gone. */
export const outdatedFlag = createStore((_: boolean, isOutdated: boolean) => isOutdated, false);
