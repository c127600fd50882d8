import { useEffect, useState } from 'react';

export function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);

  return settled;
}

/** A value that goes back to null after `ms`. Showing a value again restarts the time. */
export function useBriefly<Value>(ms: number): [Value | null, (value: Value) => void] {
  const [shown, setShown] = useState<{ value: Value } | null>(null);

  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(null), ms);
    return () => clearTimeout(timer);
  }, [shown, ms]);

  return [shown && shown.value, (value) => setShown({ value })];
}

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
