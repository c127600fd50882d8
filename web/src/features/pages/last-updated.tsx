import { useHydrated } from '@tanstack/react-router';
import { longDay } from '../../lib/day-words.js';
import * as text from './messages/en.js';

/** Today's date, set after hydration because prerendered pages can't know it. */
export function LastUpdated() {
  const isHydrated = useHydrated();
  return (
    <p className="min-h-5 text-sm text-ink-3">
      {isHydrated && text.lastUpdated(longDay(new Date()))}
    </p>
  );
}
