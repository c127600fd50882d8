import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.js';

const FIRST_MOVES = ['scroll', 'pointerdown', 'keydown', 'touchstart'] as const;

let settling: Promise<void> | undefined;

/** Who asks to save data is sent nothing before it is looked at. */
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Resolves once everything that the page opens with is there and the browser is idle, or somebody
 * begins to use the page. Where there is no browser that is at once.
 */
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

/** One after the other: all pictures of a page at once would hold up whoever begins to use it. */
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

/** Calls back once the page has settled and everybody before has had their turn. Returns the function that cancels. */
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

/** Whether the page has settled and its part has its turn; never while it is rendered without a browser. */
export function useIsSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => inTurn(() => startTransition(() => setSettled(true))), []);
  return isSettled;
}

/** How pictures below the first view load: late, but before anybody gets there. */
export function usePictureLoading(): 'eager' | 'lazy' {
  return useIsSettled() && !savesData() ? 'eager' : 'lazy';
}
