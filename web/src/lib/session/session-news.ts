const NAME = 'likeness.session';

const here = new EventTarget();

/** A call was refused because another tab has changed the session. */
export function tellThisTab(): void {
  here.dispatchEvent(new Event(NAME));
}

/** Tells this browser's other tabs that the session's cookie has changed. */
export function tellOtherTabs(): void {
  if (typeof BroadcastChannel !== 'undefined') {
    const channel = new BroadcastChannel(NAME);
    channel.postMessage(null);
    channel.close();
  }
  try {
    // Tabs without the channel hear of storage; only a new value counts as a change.
    localStorage.setItem(NAME, crypto.randomUUID());
  } catch {
    // Without storage the channel has to do.
  }
}

/** Calls back when another tab may have changed the session. Returns the function that ends it. */
export function hearOtherTabs(listener: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const look = () => {
    if (document.visibilityState === 'visible') listener();
  };
  if (typeof BroadcastChannel !== 'undefined') {
    const channel = new BroadcastChannel(NAME);
    channel.addEventListener('message', listener, { signal });
    signal.addEventListener('abort', () => channel.close());
  }
  window.addEventListener('storage', ({ key }) => key === NAME && listener(), { signal });
  here.addEventListener(NAME, listener, { signal });
  // A page that was frozen, in the background or in the history, heard nothing.
  window.addEventListener('pageshow', listener, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  return () => ending.abort();
}
