import { useState, useSyncExternalStore } from 'react';
import { isFastScroll, type ScrollPoint } from './fast-scroll.js';

/** In ms: a longer gap between scroll events means that scrolling has stopped. */
const REST_MS = 120;

const listeners = new Set<() => void>();
let isScrollingFast = false;
let last: ScrollPoint | undefined;
let rest: ReturnType<typeof setTimeout> | undefined;

function set(next: boolean) {
  if (isScrollingFast === next) return;
  isScrollingFast = next;
  for (const listener of listeners) listener();
}

function onScroll({ timeStamp }: Event) {
  const now = { y: window.scrollY, at: timeStamp };
  if (last) set(isFastScroll(last, now, window.innerHeight));
  last = now;
  clearTimeout(rest);
  rest = setTimeout(() => set(false), REST_MS);
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    last = { y: window.scrollY, at: performance.now() };
    window.addEventListener('scroll', onScroll, { passive: true });
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('scroll', onScroll);
    clearTimeout(rest);
    isScrollingFast = false;
  };
}

/** False while a new tile scrolls past too fast to see, then true permanently. */
export function useIsWorthLoading(): boolean {
  const [wasSeen, setSeen] = useState(false);
  const isPassing = useSyncExternalStore(
    subscribe,
    () => isScrollingFast && !wasSeen,
    () => false,
  );
  if (!isPassing && !wasSeen) setSeen(true);
  return !isPassing;
}
