import type { LiveLink, LiveListener } from './live-link.js';

/** Late listeners learn that the stream is up only after they have their link. */
export function createSharedLiveLink(open: (listener: LiveListener) => LiveLink) {
  const listeners = new Set<LiveListener>();
  let link: LiveLink | undefined;
  let isUp = false;

  function leave(listener: LiveListener) {
    if (!listeners.delete(listener) || listeners.size > 0) return;
    link?.close();
    link = undefined;
    isUp = false;
  }

  return function join(listener: LiveListener): LiveLink {
    listeners.add(listener);
    link ??= open({
      onEvent: (event) => {
        for (const each of [...listeners]) each.onEvent(event);
      },
      onLink: (up) => {
        isUp = up;
        for (const each of [...listeners]) each.onLink(up);
      },
    });
    if (isUp) {
      queueMicrotask(() => {
        if (isUp && listeners.has(listener)) listener.onLink(true);
      });
    }
    return { close: () => leave(listener) };
  };
}
