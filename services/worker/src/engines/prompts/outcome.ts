import type { Unmet } from '@likeness/contracts/generation/prompt-answers';
import type { FollowedWish, ReadPrompt } from '@likeness/prompts/read-prompt';

type UnmetWish = ReadPrompt['unmet'][number];
type Outcome = { readonly unmet: readonly Unmet[]; readonly mainUnmet: UnmetWish | null };

/** The reading after the picture is made: what it shows in part, and what it should show but doesn't. */
export function outcomeOf(
  { followed, unmet, mainUnmet, mainFollowed }: ReadPrompt,
  isShown: (wish: FollowedWish) => boolean,
): Outcome {
  const lacking = followed.flatMap((wish) => {
    if (wish.partly) return [{ words: wish.words, ...wish.partly }];
    return isShown(wish) ? [] : [notShown(wish)];
  });
  const hasFailed = mainFollowed && !mainFollowed.partly && !isShown(mainFollowed);
  return {
    unmet: [...unmet, ...lacking],
    mainUnmet: mainUnmet ?? (hasFailed ? notShown(mainFollowed) : null),
  };
}

function notShown({ words }: FollowedWish): UnmetWish {
  return { words, code: 'not-shown', reason: null };
}
