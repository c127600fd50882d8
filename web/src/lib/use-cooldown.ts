import { useEffect, useState } from 'react';

/** Seconds left since the start, by the clock, so that a suspended tab stays accurate. */
export function useCooldown(seconds: number): [number, () => void] {
  const [end, setEnd] = useState(0);
  const [left, setLeft] = useState(0);

  useEffect(() => {
    if (end === 0) return;
    const timer = setInterval(() => {
      const next = Math.max(0, Math.round((end - Date.now()) / 1_000));
      setLeft(next);
      if (next === 0) clearInterval(timer);
    }, 1_000);
    return () => clearInterval(timer);
  }, [end]);

  function start() {
    setEnd(Date.now() + seconds * 1_000);
    setLeft(seconds);
  }

  return [left, start];
}
