import type { User } from '@likeness/contracts/http/users';

export type Reaction = 'like' | 'dislike';

export type SessionState = {
  /** `unknown` until the cookie was looked at, `loading` while its person is being fetched. */
  status: 'unknown' | 'loading' | 'signed-in' | 'signed-out';
  user: User | null;
  likedImages: readonly string[];
  dislikedImages: readonly string[];
};

export type SessionAction =
  | { type: 'loading' }
  | { type: 'loaded'; user: User }
  | { type: 'cleared' }
  | { type: 'reacted'; imageId: string; reaction: Reaction };

export const noSession: SessionState = {
  status: 'unknown',
  user: null,
  likedImages: [],
  dislikedImages: [],
};

const without = (ids: readonly string[], id: string) => ids.filter((other) => other !== id);

function withReaction(state: SessionState, imageId: string, reaction: Reaction): SessionState {
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
      return { ...state, status: 'loading' };
    case 'loaded':
      return {
        status: 'signed-in',
        user: action.user,
        likedImages: [...new Set(action.user.liked_image_ids)],
        dislikedImages: [...new Set(action.user.disliked_image_ids)],
      };
    case 'cleared':
      return { ...noSession, status: 'signed-out' };
    case 'reacted':
      return withReaction(state, action.imageId, action.reaction);
  }
}
