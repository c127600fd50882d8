import { local } from '../storage.js';

const NAME = 'likeness.session';

const here = new EventTarget();

export function tellThisTab(): void {
  here.dispatchEvent(new Event(NAME));
}

export function tellOtherTabs(): void {
  if (typeof BroadcastChannel !== 'undefined') {
    const channel = new BroadcastChannel(NAME);
    channel.postMessage(null);
    channel.close();
  }
  // Browsers without `BroadcastChannel` use storage events, which fire only for a new value.
  local.write(NAME, crypto.randomUUID());
}

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
  // A frozen page (background or back/forward cache) receives no messages.
  window.addEventListener('pageshow', listener, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  return () => ending.abort();
}
