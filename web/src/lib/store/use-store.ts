import { useSyncExternalStore } from 'react';
import type { Store } from './store.js';

type Readable<State> = Pick<Store<State, never>, 'getState' | 'subscribe'>;

export function useStore<State>(store: Readable<State>): State {
  return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}
