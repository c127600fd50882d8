import { useEffect, useRef, useState } from 'react';

const TICK_MS = 1_000;

/** Counts by the clock, so a suspended tab stays accurate. Returns a cancel function. */
export function countDown(seconds: number, onTick: (secondsLeft: number) => void): () => void {
  const end = Date.now() + seconds * 1_000;
  const timer = setInterval(tick, TICK_MS);

  function tick() {
    const left = Math.max(0, Math.round((end - Date.now()) / 1_000));
    if (left === 0) clearInterval(timer);
    onTick(left);
  }

  onTick(seconds);
  return () => clearInterval(timer);
}

export function useCooldown(seconds: number): [number, () => void] {
  const [left, setLeft] = useState(0);
  const end = useRef(() => {});

  useEffect(() => () => end.current(), []);

  function start() {
    end.current();
    end.current = countDown(seconds, setLeft);
  }

  return [left, start];
}
