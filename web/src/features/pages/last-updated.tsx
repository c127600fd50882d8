import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';
import { longDay } from '../../lib/day-words.js';
import * as text from './messages/en.js';

/** Today's date, set after hydration because prerendered pages can't know it. */
export function LastUpdated() {
  const isHydrated = useHydrated();
  const [today] = useState(() => longDay(new Date()));
  return <p className="min-h-5 text-sm text-ink-3">{isHydrated && text.lastUpdated(today)}</p>;
}
