import { useSyncExternalStore } from 'react';
import { longDay } from '../../lib/day-words.js';

const never = () => () => {};

/** Today, once the page is alive: a page that was made earlier can't know it. */
export function LastUpdated() {
  const today = useSyncExternalStore(
    never,
    () => longDay(new Date()),
    () => null,
  );
  return <p className="min-h-5 text-sm text-ink-3">{today !== null && `Last updated: ${today}`}</p>;
}
