/** In ms: the page must hydrate even when pictures fail to load. */
const AT_LATEST_MS = 4_000;

/** An inline script: loads scripts after the first paint or click, and replays earlier clicks. */
export function loadLate(atLatestMs: number): void {
  const root = document.getElementById('root');
  if (!root) return;
  const waiting = new AbortController();
  let isEarly = true;
  let pressed: HTMLElement | null = null;

  const begin = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    const [entry = '', scripts = ''] = [root.dataset.entry, root.dataset.scripts];
    // In sequence, each in its own task.
    for (const src of entry.split(' ')) {
      const script = document.createElement('script');
      document.head.append(Object.assign(script, { type: 'module', async: false, src }));
    }
    for (const href of scripts.split(' ')) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
    }
  };

  setTimeout(begin, atLatestMs);
  // A page can finish loading before its first paint. A frame requested then would block the thread.
  const beginPainted = () =>
    new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
  window.addEventListener('load', beginPainted, { once: true });
  const use = { signal: waiting.signal, passive: true };
  for (const type of ['scroll', 'pointerdown', 'touchstart', 'keydown']) {
    window.addEventListener(type, begin, use);
  }
  // After the first layout, Chromium sends the move of a pointer at rest.
  const beginMoved = (move: PointerEvent) => void ((move.movementX || move.movementY) && begin());
  window.addEventListener('pointermove', beginMoved, use);
  // Runs before React, which stops events that it can't handle yet.
  window.addEventListener(
    'click',
    ({ target }) => {
      if (!isEarly || !(target instanceof Element)) return;
      // The browser checks a radio button immediately, but hydration resets it.
      pressed = target.closest<HTMLElement>('button, label:has([type=radio])');
    },
    { capture: true },
  );
  root.addEventListener('hydrating', () => {
    isEarly = false;
  });
  root.addEventListener('hydrated', () => {
    if (pressed === null) return;
    const again = pressed;
    pressed = null;
    // Outside the effect, because React can't hydrate the click target within one.
    setTimeout(() => again.isConnected && again.click());
  });
}

/** Identical on every page, so that the CSP needs only one hash. */
export const LATE_SCRIPTS = `<script>(${loadLate.toString()})(${AT_LATEST_MS})</script>`;
