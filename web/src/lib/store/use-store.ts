import { useSyncExternalStore } from 'react';
import type { Store } from './store.js';

type Readable<State> = Pick<Store<State, never>, 'getState' | 'subscribe'>;

/** The store's state, kept current; on the server its initial state. */
export function useStore<State>(store: Readable<State>): State {
  return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}
