import { useSyncExternalStore } from 'react';

export type Store<State, Action> = {
  getState: () => State;
  dispatch: (action: Action) => void;
  subscribe: (listener: () => void) => () => void;
};

export function createStore<State, Action>(
  reduce: (state: State, action: Action) => State,
  initial: State,
): Store<State, Action> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    dispatch(action) {
      const next = reduce(state, action);
      if (next === state) return;
      state = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

type Readable<State> = Pick<Store<State, never>, 'getState' | 'subscribe'>;

export function useStore<State>(store: Readable<State>): State {
  return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}
