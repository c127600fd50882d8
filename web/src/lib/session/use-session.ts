import { useSyncExternalStore } from 'react';
import { session } from './page-session.js';
import { noSession, type SessionState } from './session-state.js';

/** Who is signed in, kept current; unknown on the server and while hydrating. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.getState, () => noSession);
}

/** True for who is signed in, and for who comes with a cookie and will be in a moment. */
export function useIsMember(): boolean {
  const { status } = useSession();
  return status === 'signed-in' || status === 'loading';
}
