import { createStore } from '../store/store.js';

/** Opens the dialog about an expired session, whichever call detects it. */
export const expiredFlag = createStore((_: boolean, isOpen: boolean) => isOpen, false);
