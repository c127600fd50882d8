import { useState } from 'react';
import { useSession } from '../../../lib/session/use-session.js';

/** Unsaved text by user, for the lifetime of the page. */
const kept = new Map<string, string>();

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
