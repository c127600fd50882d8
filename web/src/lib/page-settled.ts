import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.js';

const FIRST_MOVES = ['scroll', 'pointerdown', 'keydown', 'touchstart'] as const;

let settling: Promise<void> | undefined;

/** With Save-Data, nothing loads before the user sees it. */
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Also resolves when the user interacts, and immediately on the server. */
function pageSettled(): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve();
  settling ??= new Promise<void>((resolve) => {
    const using = new AbortController();
    const { signal } = using;
    const settle = () => {
      using.abort();
      resolve();
    };
    for (const move of FIRST_MOVES)
      window.addEventListener(move, settle, { signal, passive: true });
    const wait = () => void whenIdle(settle);
    if (window.location.hash !== '') settle();
    else if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { signal });
  });
  return settling;
}

const turns = new Set<() => void>();
let isTurnAwaited = false;

/** One part at a time: loading all pictures at once would delay the first interaction. */
function awaitTurn(): void {
  if (isTurnAwaited || turns.size === 0) return;
  isTurnAwaited = true;
  whenIdle(() => {
    isTurnAwaited = false;
    const [next] = turns;
    if (next) {
      turns.delete(next);
      next();
    }
    awaitTurn();
  });
}

/** Calls back once the page has settled, one listener at a time. Returns a cancel function. */
export function inTurn(listener: () => void): () => void {
  let isWanted = true;
  void pageSettled().then(() => {
    if (isWanted) turns.add(listener);
    awaitTurn();
  });
  return () => {
    isWanted = false;
    turns.delete(listener);
  };
}

export function useIsSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => inTurn(() => startTransition(() => setSettled(true))), []);
  return isSettled;
}

export function usePictureLoading(): 'eager' | 'lazy' {
  return useIsSettled() && !savesData() ? 'eager' : 'lazy';
}
