import { useEffect, useState } from 'react';
import { COUNTDOWN_SECONDS, countdownAt } from './run-view.js';

/** Seconds left of the sixty since `startedAt` (ms since the epoch); at rest without one. */
export function useCountdown(startedAt: number | null): number {
  const [left, setLeft] = useState(COUNTDOWN_SECONDS);

  useEffect(() => {
    if (startedAt === null) return;
    const tick = () => setLeft(countdownAt(Date.now(), startedAt));
    tick();
    const timer = setInterval(tick, 250);
    return () => {
      clearInterval(timer);
      setLeft(COUNTDOWN_SECONDS);
    };
  }, [startedAt]);

  return left;
}
