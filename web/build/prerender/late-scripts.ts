/** A page whose pictures don't come has to become alive as well. */
const AT_LATEST_MS = 4_000;

/**
 * Runs in the page, as its text: fetches the scripts once the first view has been painted or somebody uses
 * the page, so that they don't take the line from what is looked at. What is pressed before the page is
 * alive is pressed again when it is.
 */
function loadLate(atLatestMs: number): void {
  const root = document.getElementById('root');
  if (!root) return;
  const waiting = new AbortController();
  let isEarly = true;
  let pressed: HTMLElement | null = null;

  const begin = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    const [entry = '', scripts = ''] = [root.dataset.entry, root.dataset.scripts];
    // One after the other, each in a task of its own.
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
  // A page can have loaded before it is painted for the first time.
  const beginPainted = () => requestAnimationFrame(() => requestAnimationFrame(begin));
  window.addEventListener('load', beginPainted, { once: true });
  for (const use of ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown']) {
    window.addEventListener(use, begin, { signal: waiting.signal, passive: true });
  }
  // Before React, which stops what it can't answer yet.
  window.addEventListener(
    'click',
    ({ target }) => {
      if (!isEarly || !(target instanceof Element)) return;
      // A radio is set at once, and set back when the page is taken over.
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
    // Not within an effect, where React could not hydrate what is pressed.
    setTimeout(() => again.isConnected && again.click());
  });
}

/** The same text in every page, so that a policy names it with one hash. */
export const LATE_SCRIPTS = `<script>(${loadLate.toString()})(${AT_LATEST_MS})</script>`;
