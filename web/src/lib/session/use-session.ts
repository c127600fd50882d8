import type { User } from '@likeness/contracts/http/users';
import type { Tier } from '@likeness/contracts/identity/owner';
import { memberTier } from '@likeness/contracts/identity/plan';
import { useSyncExternalStore } from 'react';
import { session } from './page-session.js';
import { noSession, type SessionState } from './session-state.js';

/** Re-renders only when the selected part of the session changes. */
export function useSessionPart<Part>(read: (state: SessionState) => Part): Part {
  return useSyncExternalStore(
    session.subscribe,
    () => read(session.getState()),
    () => read(noSession),
  );
}

const all = (state: SessionState) => state;

export function useSession(): SessionState {
  return useSessionPart(all);
}

export function useUser(): User | null {
  return useSessionPart(({ user }) => user);
}

/** True for signed-in users and for users with a session cookie that is still loading. */
export function useIsMember(): boolean {
  return useSessionPart(({ status }) => status === 'signed-in' || status === 'loading');
}

export function tierOf(user: Pick<User, 'subscription_status'> | null): Tier {
  if (user === null) return 'guest';
  return memberTier(user.subscription_status);
}
