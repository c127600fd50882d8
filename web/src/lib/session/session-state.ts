import type { User } from '@likeness/contracts/http/users';

export type SessionState = {
  /** `unknown` before the cookie is read, `loading` while the user is being fetched. */
  status: 'unknown' | 'loading' | 'signed-in' | 'signed-out';
  user: User | null;
  /** User whose session expired without a logout; their local work may wait for them. */
  expected: string | null;
};

export type SessionAction =
  | { type: 'loading' }
  | { type: 'loaded'; user: User }
  | { type: 'cleared'; isExpired: boolean };

export const noSession: SessionState = { status: 'unknown', user: null, expected: null };

export function reduceSession(state: SessionState, action: SessionAction): SessionState {
  switch (action.type) {
    case 'loading':
      // The token may belong to a different user than before.
      return { ...noSession, status: 'loading', expected: state.expected };
    case 'loaded':
      return { status: 'signed-in', user: action.user, expected: null };
    case 'cleared':
      return {
        ...noSession,
        status: 'signed-out',
        expected: action.isExpired ? (state.user?.id ?? state.expected) : null,
      };
  }
}
