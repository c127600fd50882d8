import { useEffect, useState } from 'react';
import type { ViewedList } from '../viewed-list.js';

const DIRECTION_MS = 400;

export type Turning = {
  direction: 1 | -1 | null;
  turn: (step: 1 | -1) => void;
};

export function useTurning({ total, turn }: ViewedList): Turning {
  const [last, setLast] = useState<{ step: 1 | -1; count: number } | null>(null);

  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setLast(null), DIRECTION_MS);
    return () => clearTimeout(timer);
  }, [last]);

  return {
    direction: last?.step ?? null,
    turn(step) {
      if (total < 2) return;
      setLast((before) => ({ step, count: (before?.count ?? 0) + 1 }));
      turn(step);
    },
  };
}
