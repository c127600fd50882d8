import type { User } from '@likeness/contracts/http/users';
import { useSyncExternalStore } from 'react';
import { session } from './page-session.js';
import { noSession, type SessionState } from './session-state.js';

/** What `read` takes from the session, kept current: whoever shows it is drawn anew only when that changes. */
export function useSessionPart<Part>(read: (state: SessionState) => Part): Part {
  return useSyncExternalStore(
    session.subscribe,
    () => read(session.getState()),
    () => read(noSession),
  );
}

const all = (state: SessionState) => state;

/** Who is signed in, kept current; unknown on the server and while hydrating. */
export function useSession(): SessionState {
  return useSessionPart(all);
}

/** Who is signed in; null for visitors, and until it is known. */
export function useUser(): User | null {
  return useSessionPart(({ user }) => user);
}

/** True for who is signed in, and for who comes with a cookie and will be in a moment. */
export function useIsMember(): boolean {
  return useSessionPart(({ status }) => status === 'signed-in' || status === 'loading');
}
