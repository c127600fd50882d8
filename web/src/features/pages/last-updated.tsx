import { useSyncExternalStore } from 'react';
import { longDay } from '../../lib/day-words.js';
import * as text from './messages/en.js';
import { never } from '../../lib/store/never.js';

/** Today's date, set after hydration because prerendered pages can't know it. */
export function LastUpdated() {
  const today = useSyncExternalStore(
    never,
    () => longDay(new Date()),
    () => null,
  );
  return <p className="min-h-5 text-sm text-ink-3">{today !== null && text.lastUpdated(today)}</p>;
}
