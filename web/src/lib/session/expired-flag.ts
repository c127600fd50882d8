import { createStore } from '../store/store.js';

/** The flag that opens the dialog about an expired session, whichever call found out. */
export const expiredFlag = createStore((_: boolean, isOpen: boolean) => isOpen, false);
