import { useState } from 'react';
import { useSession } from '../../../lib/session/use-session.js';

/** What each person has written and not yet made, as long as the page lasts. */
const kept = new Map<string, string>();

/** The text of a batch, which closing the dialog does not lose. */
export function useBatchText(): [string, (text: string) => void] {
  const keeper = useSession().user?.id ?? 'guest';
  const [text, setText] = useState(() => kept.get(keeper) ?? '');
  return [
    text,
    (next) => {
      kept.set(keeper, next);
      setText(next);
    },
  ];
}
