import { useSyncExternalStore } from 'react';
import type { Store } from './store.js';

/** The store's state, kept current; on the server its initial state. */
export function useStore<State, Action>(store: Store<State, Action>): State {
  return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}
