import type { User } from '@likeness/contracts/http/users';

export type Reaction = 'like' | 'dislike';

export type SessionState = {
  /** `unknown` before the cookie is read, `loading` while the user is being fetched. */
  status: 'unknown' | 'loading' | 'signed-in' | 'signed-out';
  user: User | null;
  /** User whose session expired without a logout; their local work may wait for them. */
  expected: string | null;
  likedImages: readonly string[];
  dislikedImages: readonly string[];
};

export type SessionAction =
  | { type: 'loading' }
  | { type: 'loaded'; user: User }
  | { type: 'cleared'; isExpired: boolean }
  | { type: 'reacted'; imageId: string; reaction: Reaction | null };

export const noSession: SessionState = {
  status: 'unknown',
  user: null,
  expected: null,
  likedImages: [],
  dislikedImages: [],
};

const without = (ids: readonly string[], id: string) => ids.filter((other) => other !== id);

function withReaction(
  state: SessionState,
  imageId: string,
  reaction: Reaction | null,
): SessionState {
  if (reaction === null) {
    return {
      ...state,
      likedImages: without(state.likedImages, imageId),
      dislikedImages: without(state.dislikedImages, imageId),
    };
  }
  const chosen = reaction === 'like' ? 'likedImages' : 'dislikedImages';
  const other = reaction === 'like' ? 'dislikedImages' : 'likedImages';
  if (state[chosen].includes(imageId)) return state;
  return {
    ...state,
    [chosen]: [...state[chosen], imageId],
    [other]: without(state[other], imageId),
  };
}

export function reduceSession(state: SessionState, action: SessionAction): SessionState {
  switch (action.type) {
    case 'loading':
      // The token may belong to a different user than before.
      return { ...noSession, status: 'loading', expected: state.expected };
    case 'loaded':
      return {
        status: 'signed-in',
        user: action.user,
        expected: null,
        likedImages: [...new Set(action.user.liked_image_ids)],
        dislikedImages: [...new Set(action.user.disliked_image_ids)],
      };
    case 'cleared':
      return {
        ...noSession,
        status: 'signed-out',
        expected: action.isExpired ? (state.user?.id ?? state.expected) : null,
      };
    case 'reacted':
      return withReaction(state, action.imageId, action.reaction);
  }
}
